import { healthKey, workerKey } from './environment.ts';
import type { Variables } from './variables.ts';
import { answerFollowed } from './telemetry/followed.ts';
import { telemetryOf } from './telemetry/running.ts';

/** Answers a request with the variables of the function's environment. */
export type Handler = (request: Request, variables: Variables) => Promise<Response>;

/** The handler, whose failures are logged and answered with 500, and followed where an endpoint is configured. */
export function answering(handler: Handler, variables: Variables) {
  const loading = telemetryOf(variables);
  return async (request: Request): Promise<Response> =>
    answerFollowed(await loading, request, async (step) => {
      try {
        return await handler(request, variables);
      } catch (error) {
        console.error(error);
        step.fail(error);
        return Response.json({ message: 'Something went wrong on the server.' }, { status: 500 });
      }
    });
}

/** A handler for callers with the WORKER_KEY alone. */
export function forWorkers(handler: Handler): Handler {
  return async (request, variables) => {
    if (await isShown(request, workerKey(variables))) return handler(request, variables);
    return Response.json({ message: 'This needs the worker key.' }, { status: 401 });
  };
}

/** A handler that callers with the HEALTH_KEY may read from, too. */
export function forMonitors(handler: Handler): Handler {
  const forOthers = forWorkers(handler);
  return async (request, variables) => {
    const key = request.method === 'GET' ? healthKey(variables) : undefined;
    const mayRead = key !== undefined && (await isShown(request, key));
    return mayRead ? handler(request, variables) : forOthers(request, variables);
  };
}

function isShown(request: Request, key: string): Promise<boolean> {
  return isSame(request.headers.get('authorization') ?? '', `Bearer ${key}`);
}

/** Whether two texts are the same, in the same time wherever they differ. */
export async function isSame(one: string, other: string): Promise<boolean> {
  const [left, right] = await Promise.all([one, other].map(digest));
  return left === right;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A key that is the same for the same text. */
export const keyFor = digest;
