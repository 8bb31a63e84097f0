/** An account of the fake backend. */
export interface FakeAccount {
  readonly id: string;
  readonly email: string;
  password: string;
  readonly isConfirmed: boolean;
  /** `user_type` of the profile; null when the account has none. */
  profileType: string | null;
  metadata: Record<string, unknown>;
}

/** One call the product made. */
export interface RecordedCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body: unknown;
}

/** How the fake backend answers in place of its usual way: a refusal, or not at all. */
export type Misbehaviour = { readonly status: number; readonly body: unknown } | 'unreachable';

interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

const ORIGIN = 'http://backend.test';

/** A live line that is being opened for ever: nothing arrives on it, and nothing is interrupted. */
class SilentSocket {
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}

/**
 * Stands in for the network edge of the hosted authentication service, with the profiles behind it,
 * so that the real client runs in unit tests. The database's own rules are tested on the database.
 */
export class FakeBackend {
  readonly accounts: FakeAccount[] = [];
  readonly calls: RecordedCall[] = [];
  /** Answers given in place of the usual ones, by the beginning of the path. */
  readonly misbehaving = new Map<string, Misbehaviour>();
  private issued = 0;

  /** Puts the fake in place of `fetch` and gives the page its runtime configuration. */
  install(): void {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'runtime-config';
    script.textContent = JSON.stringify({
      backendUrl: ORIGIN,
      publishableKey: 'publishable-test-key',
      remotesUrl: '/remotes.json',
    });
    document.head.replaceChildren(script);
    Object.assign(globalThis, { fetch: this.fetch, WebSocket: SilentSocket });
  }

  /** Adds an account; what is not given is that of a confirmed owner. */
  addAccount(account: Partial<FakeAccount> & { readonly email: string }): FakeAccount {
    const added: FakeAccount = {
      id: `00000000-0000-4000-8000-${String(this.accounts.length + 1).padStart(12, '0')}`,
      password: 'correct horse',
      isConfirmed: true,
      profileType: 'owner',
      metadata: { user_type: 'owner' },
      ...account,
    };
    this.accounts.push(added);
    return added;
  }

  /** The calls whose path begins with `start`. */
  callsTo(start: string): RecordedCall[] {
    return this.calls.filter((call) => call.path.startsWith(start));
  }

  /** A session of an account, as the server would send it. */
  sessionOf(account: FakeAccount) {
    this.issued += 1;
    return {
      access_token: `access.${account.id}.${this.issued}`,
      refresh_token: `refresh.${account.id}.${this.issued}`,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      user: this.userOf(account),
    };
  }

  private userOf(account: FakeAccount) {
    return {
      id: account.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: account.email,
      email_confirmed_at: account.isConfirmed ? '2026-01-01T00:00:00Z' : null,
      app_metadata: {},
      user_metadata: account.metadata,
      identities: [],
      created_at: '2026-01-01T00:00:00Z',
    };
  }

  private readonly fetch = async (input: unknown, init: RequestInit = {}): Promise<object> => {
    const address = new URL(input instanceof URL ? input.href : String(input));
    const path = address.pathname + address.search;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const method = init.method ?? 'GET';
    this.calls.push({ method, path, body });
    const fault = [...this.misbehaving].find(([start]) => path.startsWith(start))?.[1];
    if (fault === 'unreachable') throw new TypeError('Failed to fetch');
    const answer = fault ?? this.answer(method, address, body, new Headers(init.headers));
    return this.response(answer);
  };

  private response({ status, body }: Answer): object {
    const text = body === undefined ? '' : JSON.stringify(body);
    return {
      ok: status < 400,
      status,
      statusText: '',
      type: 'basic',
      headers: new Headers({ 'content-type': 'application/json' }),
      text: () => Promise.resolve(text),
      json: () => Promise.resolve(body),
    };
  }

  private answer(method: string, address: URL, body: unknown, headers: Headers): Answer {
    const bearer = headers.get('authorization')?.split('.')[1];
    const caller = this.accounts.find((account) => account.id === bearer);
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
        return caller ? this.user(method, caller, body) : { status: 401, body: { message: 'no' } };
      case '/rest/v1/profiles':
        return this.profile(method, address, body);
      case '/rest/v1/feature_flags':
        return { status: 200, body: [] };
      default:
        return { status: 201 };
    }
  }

  private token(grant: string | null, body: unknown): Answer {
    const refreshed = String(field(body, 'refresh_token')).split('.')[1];
    const account = this.accounts.find((one) =>
      grant === 'refresh_token' ? one.id === refreshed : one.email === field(body, 'email'),
    );
    const isRight = grant === 'refresh_token' || account?.password === field(body, 'password');
    if (!account || !isRight) {
      const message = 'Invalid login credentials';
      return { status: 400, body: { code: 400, error_code: 'invalid_credentials', msg: message } };
    }
    return { status: 200, body: this.sessionOf(account) };
  }

  private user(method: string, caller: FakeAccount, body: unknown): Answer {
    if (method === 'PUT') {
      const metadata = field(body, 'data');
      if (typeof metadata === 'object') caller.metadata = { ...caller.metadata, ...metadata };
      const password = field(body, 'password');
      if (typeof password === 'string') caller.password = password;
    }
    return { status: 200, body: this.userOf(caller) };
  }

  private profile(method: string, address: URL, body: unknown): Answer {
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

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
