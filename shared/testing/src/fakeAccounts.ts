export interface FakeAccount {
  readonly id: string;
  readonly email: string;
  password: string;
  readonly isConfirmed: boolean;
  /** `user_type` of the profile; null when the account has none. */
  profileType: string | null;
  metadata: Record<string, unknown>;
  /** Several emails were sent before its address was confirmed; it has no password until one is set. */
  mustChoosePassword: boolean;
}

/** What a server answers. */
export interface FakeResponse {
  readonly status: number;
  readonly body?: unknown;
}

/** A request as the server sees it. */
export interface FakeRequest {
  readonly method: string;
  readonly address: URL;
  readonly body: unknown;
  readonly headers: Headers;
}

const SESSION_SECONDS = 3600;

const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** A value as a part of a token. */
const encoded = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const UNAUTHORIZED: FakeResponse = { status: 401, body: { message: 'Not signed in' } };

function decoded(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The accounts of the fake backend: the authentication service and the profiles behind it. */
export class FakeAccounts {
  private readonly accounts: FakeAccount[] = [];
  private issued = 0;

  /** Adds an account. Values that are not given are those of a confirmed owner. */
  add(account: Partial<FakeAccount> & { readonly email: string }): FakeAccount {
    const added: FakeAccount = {
      id: `00000000-0000-4000-8000-${String(this.accounts.length + 1).padStart(12, '0')}`,
      password: 'correct horse',
      isConfirmed: true,
      profileType: 'owner',
      metadata: { user_type: 'owner' },
      mustChoosePassword: false,
      ...account,
    };
    this.accounts.push(added);
    return added;
  }

  /** What a link of an email, or a sign-in provider, adds to the address it returns to. */
  fragmentFor(account: FakeAccount, type = 'signup'): string {
    this.issued += 1;
    const claims = {
      sub: account.id,
      email: account.email,
      exp: secondsFromNow(SESSION_SECONDS),
      app_metadata: appMetadataOf(account),
    };
    const session = new URLSearchParams({
      access_token: `${encoded({ alg: 'HS256' })}.${encoded(claims)}.${encoded(this.issued)}`,
      refresh_token: `refresh.${account.id}.${this.issued}`,
      expires_in: String(SESSION_SECONDS),
      token_type: 'bearer',
      type,
    });
    return `#${session.toString()}`;
  }

  /** Removes all accounts. */
  clear(): void {
    this.accounts.length = 0;
  }

  /** The response to a request about accounts, or null for any other request. */
  respond({ method, address, body, headers }: FakeRequest): FakeResponse | null {
    switch (address.pathname) {
      case '/auth/v1/token':
        return this.token(address.searchParams.get('grant_type'), body);
      case '/auth/v1/signup':
      case '/auth/v1/recover':
      case '/auth/v1/resend':
        return { status: 200, body: { id: 'new', email: field(body, 'email'), identities: [] } };
      case '/auth/v1/logout':
        return { status: 204 };
      case '/auth/v1/user':
        return this.user(method, headers, body);
      case '/rest/v1/profiles':
        return this.profile(method, address, body);
      default:
        return null;
    }
  }

  private token(grant: string | null, body: unknown): FakeResponse {
    const isRefresh = grant === 'refresh_token';
    const refreshed = String(field(body, 'refresh_token')).split('.')[1];
    const account = this.accounts.find((one) =>
      isRefresh ? one.id === refreshed : one.email === field(body, 'email'),
    );
    if (!account || !(isRefresh || account.password === field(body, 'password'))) {
      const msg = 'Invalid login credentials';
      return { status: 400, body: { code: 400, error_code: 'invalid_credentials', msg } };
    }
    this.issued += 1;
    return {
      status: 200,
      body: {
        access_token: `access.${account.id}.${this.issued}`,
        refresh_token: `refresh.${account.id}.${this.issued}`,
        token_type: 'bearer',
        expires_in: SESSION_SECONDS,
        expires_at: secondsFromNow(SESSION_SECONDS),
        user: userOf(account),
      },
    };
  }

  private user(method: string, headers: Headers, body: unknown): FakeResponse {
    const bearer = headers.get('authorization')?.split('.')[1];
    const caller = this.accounts.find(
      ({ id }) => id === bearer || (bearer !== undefined && decoded(bearer).includes(`"${id}"`)),
    );
    if (!caller) return UNAUTHORIZED;
    if (method === 'PUT') {
      const metadata = field(body, 'data');
      if (typeof metadata === 'object') caller.metadata = { ...caller.metadata, ...metadata };
      const before = userOf(caller);
      const password = field(body, 'password');
      if (typeof password === 'string') {
        caller.password = password;
        caller.mustChoosePassword = false;
        // As hosted Auth, with the metadata it read before the database changed them.
        return { status: 200, body: before };
      }
    }
    return { status: 200, body: userOf(caller) };
  }

  private profile(method: string, address: URL, body: unknown): FakeResponse {
    const id = method === 'GET' ? address.searchParams.get('id')?.slice(3) : field(body, 'id');
    const account = this.accounts.find((one) => one.id === id);
    if (method !== 'GET' && account) account.profileType = String(field(body, 'user_type'));
    if (!account || account.profileType === null) {
      return { status: 406, body: { code: 'PGRST116', message: 'no rows', hint: null } };
    }
    return {
      status: 200,
      body: { id: account.id, email: account.email, user_type: account.profileType },
    };
  }
}

function appMetadataOf({ mustChoosePassword }: FakeAccount): Record<string, unknown> {
  return mustChoosePassword ? { choose_password: true } : {};
}

function userOf(account: FakeAccount) {
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    email_confirmed_at: account.isConfirmed ? '2026-01-01T00:00:00Z' : null,
    app_metadata: appMetadataOf(account),
    user_metadata: account.metadata,
    identities: [],
    created_at: '2026-01-01T00:00:00Z',
  };
}
