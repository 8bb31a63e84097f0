import type { QaState } from './qaState';

const SLOW_MS = 2000;
const BACKEND = /^\/(?:auth|rest|storage|functions|realtime)\/v1\//;
const FLAGS = '/rest/v1/feature_flags';

const called = new Set<string>();

/** The paths of the backend that this page has called so far, in order of the alphabet. */
export function calledPaths(): string[] {
  return [...called].sort();
}

function pathOf(input: RequestInfo | URL): string {
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address, window.location.href).pathname;
}

/** The rows of feature flags as if an administrator had set these for everyone. */
async function withFlags(response: Response, flags: QaState['flags']): Promise<Response> {
  const rows: unknown = await response.clone().json();
  if (!response.ok || !Array.isArray(rows)) return response;
  const kept = rows.filter(
    (row: unknown) =>
      typeof row === 'object' && row !== null && !(String(Reflect.get(row, 'name')) in flags),
  );
  const anybody = { user_percentage: null, user_roles: null, user_ids: null };
  const forced = Object.entries(flags).map(([name, enabled]) => ({
    ...{ name, enabled, ...anybody },
    ...{ description: null, start_date: null, end_date: null },
  }));
  return Response.json([...kept, ...forced]);
}

/** From now on, live connections to the backend end before they open. Those of the development server stay. */
function closeSockets(): void {
  window.WebSocket = new Proxy(window.WebSocket, {
    construct(Socket, [address, protocols]: [string | URL, string[] | undefined]) {
      const socket = new Socket(address, protocols);
      if (BACKEND.test(pathOf(address))) socket.close();
      return socket;
    },
  });
}

function goOffline(): void {
  closeSockets();
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
}

/** Lets calls of the backend meet the network and the flags of a state, from now on. */
export function simulateNetwork({ network, failing, flags }: QaState): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const path = pathOf(input);
    if (!BACKEND.test(path)) return send(input, init);
    called.add(path);
    if (network === 'offline') throw new TypeError('Failed to fetch');
    if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (path === failing) {
      return Response.json({ message: 'Failed by the QA panel.' }, { status: 500 });
    }
    const response = await send(input, init);
    return path === FLAGS && Object.keys(flags).length > 0 ? withFlags(response, flags) : response;
  };
  if (network === 'offline') goOffline();
}
