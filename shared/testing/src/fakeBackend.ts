import { RELEASE_RULES } from '@tree-service/domain';
import { featureSwitches, flagNames, type RuntimeConfig } from '@tree-service/kernel';
import { FakeAccounts, type FakeResponse } from './fakeAccounts';

/** A request the product made. */
export interface RecordedCall {
  readonly method: string;
  /** Path and query; the full address when it is not on the backend. */
  readonly path: string;
  readonly body: unknown;
}

const ORIGIN = 'http://backend.test';

/** How much of a body a failure message shows, in characters. */
const SHOWN_BODY = 300;

/** Rows of the flags table: every flag as by default, unless said otherwise, for everyone. */
export function flagsSaying(says: Readonly<Record<string, boolean>> = {}): object[] {
  return flagNames.map((name) => ({
    name,
    enabled: says[name] ?? featureSwitches[name].isOnByDefault,
    description: null,
    user_roles: null,
    user_ids: null,
    user_percentage: null,
    start_date: null,
    end_date: null,
  }));
}

/** A live connection that never opens and never fails. */
class SilentSocket {
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}

/** A double of the hosted backend at the network edge, so that the real client runs in unit tests. */
export class FakeBackend {
  readonly accounts = new FakeAccounts();
  readonly calls: RecordedCall[] = [];
  private readonly responses = new Map<string, FakeResponse | 'disconnected'>();
  private readonly held = new Map<string, Promise<void>>();
  private readonly unexpected: string[] = [];

  constructor(private readonly config: Partial<RuntimeConfig> = {}) {}

  /** Responds to every request to this path with this body, or what it makes of the call. The latest call for a path wins. */
  respondTo(path: string, body?: unknown, status = 200): void {
    this.responses.set(path, { status, body });
  }

  /** Fails every request to this path as if the network were down. */
  disconnect(path: string): void {
    this.responses.set(path, 'disconnected');
  }

  /** Lets every request to this path wait for its answer, until the returned function is called. */
  hold(path: string): () => void {
    let letGo: () => void = () => undefined;
    this.held.set(path, new Promise((resolve) => (letGo = resolve)));
    return () => letGo();
  }

  /** The requests made to a path, whatever their query. */
  callsTo(path: string): RecordedCall[] {
    return this.calls.filter((call) => withoutQuery(call.path) === path);
  }

  /** Forgets accounts, responses and calls, and puts the double in place of the network. */
  restart(): void {
    this.accounts.clear();
    this.calls.length = 0;
    this.unexpected.length = 0;
    this.responses.clear();
    this.held.clear();
    this.respondTo('/rest/v1/feature_flags', flagsSaying());
    this.respondTo('/rest/v1/rpc/my_admin_access', 'open');
    this.respondTo('/rest/v1/form_drafts', []);
    this.respondTo('/rest/v1/rpc/texts_as_written', []);
    this.respondTo('/rest/v1/rpc/save_form_drafts', []);
    this.respondTo('/rest/v1/matching_policy', RELEASE_RULES);
    this.respondTo('/rest/v1/resolution_policy', RELEASE_RULES);
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'runtime-config';
    script.textContent = JSON.stringify({
      backendUrl: ORIGIN,
      publishableKey: 'publishable-test-key',
      remotesUrl: '/remotes.json',
      signInProviders: ['google', 'apple'],
      ...this.config,
    });
    document.head.replaceChildren(script);
    Object.assign(globalThis, { fetch: this.fetch, WebSocket: SilentSocket });
  }

  /** Throws when a request came that nothing was set up for, even if the product hid the failure. */
  expectNoUnexpectedRequests(): void {
    const requests = this.unexpected.splice(0);
    if (requests.length > 0) throw new Error(requests.join('\n'));
  }

  private readonly fetch = async (input: unknown, init: RequestInit = {}): Promise<object> => {
    const address = new URL(String(input), window.location.href);
    const path = address.href.replace(ORIGIN, '');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const method = init.method ?? 'GET';
    this.calls.push({ method, path, body });
    await this.held.get(withoutQuery(path));
    const response =
      this.prepared({ method, path, body }) ??
      this.accounts.respond({ method, address, body, headers: new Headers(init.headers) }) ??
      this.refuse(method, path, body);
    if (response === 'disconnected') throw new TypeError('Failed to fetch');
    return fetchResponse(response);
  };

  private prepared(call: RecordedCall): FakeResponse | 'disconnected' | undefined {
    const response = this.responses.get(withoutQuery(call.path));
    if (typeof response !== 'object' || typeof response.body !== 'function') return response;
    return { ...response, body: response.body(call) };
  }

  private refuse(method: string, path: string, body: unknown): FakeResponse {
    const sent = body === null ? '' : ` with ${JSON.stringify(body).slice(0, SHOWN_BODY)}`;
    const message = `The test did not expect ${method} ${path}${sent}`;
    this.unexpected.push(message);
    return { status: 400, body: { message } };
  }
}

function withoutQuery(path: string): string {
  return path.split('?', 1).join();
}

function fetchResponse({ status, body }: FakeResponse): object {
  const text = body === undefined ? '' : JSON.stringify(body);
  const response = {
    ok: status < 400,
    status,
    statusText: '',
    type: 'basic',
    headers: new Headers({ 'content-type': 'application/json' }),
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(body),
    clone: () => response,
  };
  return response;
}

/**
 * The fake backend of a test file, to be called at its top. It starts empty before each test; a test
 * that makes a request it did not set up fails. `config` is added to the page's runtime configuration,
 * which the product reads once per test file.
 */
export function fakeBackend(config: Partial<RuntimeConfig> = {}): FakeBackend {
  const server = new FakeBackend(config);
  beforeEach(() => server.restart());
  afterEach(() => server.expectNoUnexpectedRequests());
  return server;
}
