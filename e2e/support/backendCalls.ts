import type { Page, Request } from '@playwright/test';

/** A call a page made to the backend's data; times in ms, `endedAt` NaN until it is answered. */
export interface BackendCall {
  /** What was called, such as `rpc/my_header`, or the rows asked for with everything that chose them. */
  readonly what: string;
  readonly isRead: boolean;
  readonly startedAt: number;
  endedAt: number;
}

const DATA = '/rest/v1/';

/** Says, once a page is live, what came since it began to read. */
export const NEWS = 'rpc/news_since';

/** Functions that only read, and so can be called any number of times. */
const CHANGING = /^rpc\/(accept|confirm|share|send|start|mark|view|submit|withdraw|decline|issue)_/;

/** The call a request makes to the backend's data; null when it makes none. */
export function callOf(request: Request): BackendCall | null {
  const { pathname, search } = new URL(request.url());
  if (!pathname.startsWith(DATA)) return null;
  const name = pathname.slice(DATA.length);
  const isFunction = name.startsWith('rpc/');
  return {
    what: isFunction ? `${name} ${request.postData() ?? ''}`.trim() : name + search,
    isRead: isFunction ? !CHANGING.test(name) : request.method() === 'GET',
    startedAt: performance.now(),
    endedAt: Number.NaN,
  };
}

/** Lists the calls of a page from now on, in the order they started. */
export function recordCalls(page: Page): readonly BackendCall[] {
  const calls: BackendCall[] = [];
  const open = new Map<Request, BackendCall>();
  page.on('request', (request) => {
    const call = callOf(request);
    if (call === null) return;
    open.set(request, call);
    calls.push(call);
  });
  const end = (request: Request) => {
    const call = open.get(request);
    if (call) call.endedAt = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return calls;
}

/** How many calls had to wait for one another: a call is one wave later than those answered before it. */
export function wavesOf(calls: readonly BackendCall[]): number {
  const waves = new Map<BackendCall, number>();
  for (const call of calls) {
    const before = calls.filter(({ endedAt }) => endedAt <= call.startedAt);
    waves.set(call, 1 + Math.max(0, ...before.map((one) => waves.get(one) ?? 0)));
  }
  return Math.max(0, ...waves.values());
}

/** The name of the table or function called. */
export function nameOf({ what }: Pick<BackendCall, 'what'>): string {
  return /^(?:rpc\/)?\w+/.exec(what)?.[0] ?? what;
}

/** What was read more than once. */
export function readTwice(calls: readonly BackendCall[]): string[] {
  const seen = new Set<string>();
  return calls
    .filter(({ isRead }) => isRead)
    .flatMap(({ what }) => {
      if (seen.has(what)) return [what];
      seen.add(what);
      return [];
    });
}
