import { telemetryHere } from './running.ts';
import type { Facts, Step, Telemetry } from './telemetry.ts';

const NOT_FOLLOWED: Step = { note: () => undefined, fail: () => undefined };

/**
 * Answers a request as one followed step, named after its function. The answer carries the request's id:
 * the one it came with, or a new one. Sending what was followed delays no answer.
 */
export async function answerFollowed(
  telemetry: Telemetry | null,
  request: Request,
  answer: (step: Step) => Promise<Response>,
): Promise<Response> {
  const requestId = idOf(request);
  const response = await (telemetry
    ? follow(telemetry, requestId, request, answer)
    : answer(NOT_FOLLOWED));
  response.headers.set('x-request-id', requestId);
  if (telemetry) afterAnswer(telemetry.flush());
  return response;
}

function follow(
  telemetry: Telemetry,
  requestId: string,
  request: Request,
  answer: (step: Step) => Promise<Response>,
): Promise<Response> {
  const name = functionOf(request);
  const facts = { 'faas.name': name, 'http.request.method': request.method, ...pageOf(request) };
  return telemetry.follow({ name, kind: 'answer', facts, requestId }, async (step) => {
    const response = await answer(step);
    step.note({ 'http.response.status_code': response.status });
    return response;
  });
}

/**
 * `fetch` for the servers of others. Within a request each call is a step of it, which names the server
 * and never the address: that can hold who a message is for.
 */
export const fetchElsewhere: typeof fetch = (input, init) => {
  const { host } = new URL(input instanceof Request ? input.url : input);
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const facts = { 'http.request.method': method, 'server.address': host };
  return callElsewhere(`${method} ${host}`, facts, async (step) => {
    const response = await fetch(input, init);
    step.note({ 'http.response.status_code': response.status });
    if (!response.ok) step.fail(new Error(`${host} answered ${response.status}.`));
    return response;
  });
};

/** Calls another server, as a step of the request that is being answered here, if any. */
export function callElsewhere<T>(
  name: string,
  facts: Facts,
  call: (step: Step) => Promise<T>,
): Promise<T> {
  const telemetry = telemetryHere();
  return telemetry ? telemetry.follow({ name, kind: 'call', facts }, call) : call(NOT_FOLLOWED);
}

function idOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? '';
  return /^[\w-]{8,100}$/.test(given) ? given : crypto.randomUUID();
}

// `/outbox` or `/functions/v1/outbox`; what follows can be a secret.
function functionOf(request: Request): string {
  const { pathname } = new URL(request.url);
  return /^(?:\/functions\/v1)?\/([a-z-]{1,40})(?:\/|$)/.exec(pathname)?.[1] ?? 'unknown';
}

const PAGE_FACTS = new Set(['release', 'remote', 'remote_version']);

// W3C Baggage: what the page that asks runs.
function pageOf(request: Request): Facts {
  const members = (request.headers.get('baggage') ?? '').slice(0, 500).split(',');
  const facts = members.map((member) => member.trim().split('='));
  return Object.fromEntries(
    facts.filter(([name = '', value = '']) => PAGE_FACTS.has(name) && /^[\w.-]{1,60}$/.test(value)),
  );
}

// A hosted function may end with its answer, unless it says that it has more to do.
function afterAnswer(work: Promise<void>): void {
  const runtime: { waitUntil?: (work: Promise<void>) => void } | undefined = Reflect.get(
    globalThis,
    'EdgeRuntime',
  );
  runtime?.waitUntil?.(work);
}
