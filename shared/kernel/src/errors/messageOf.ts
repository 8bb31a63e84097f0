/** Shown when a failure says nothing readable about itself. */
const UNKNOWN_ERROR_MESSAGE = 'An unknown error occurred';

/** Shown when a call never reached the server. */
export const UNREACHABLE_MESSAGE =
  "We couldn't reach the server. Check your connection and try again.";

function field(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/** Whether a failure means that no answer came at all, as opposed to a refusal. */
export function isUnreachable(error: unknown): boolean {
  if (field(error, 'name') === 'AuthRetryableFetchError')
    return !(Number(field(error, 'status')) > 0);
  const message = field(error, 'message');
  return (
    typeof message === 'string' &&
    /failed to fetch|networkerror|load failed|fetch failed|network request failed/i.test(message)
  );
}

/**
 * What to tell people about a failure: the server's message as it is, a sentence about the
 * connection when none came, else `fallback`. Never the text of an object.
 */
export function messageOf(error: unknown, fallback = UNKNOWN_ERROR_MESSAGE): string {
  if (isUnreachable(error)) return UNREACHABLE_MESSAGE;
  const message = typeof error === 'string' ? error : field(error, 'message');
  if (typeof message !== 'string') return fallback;
  const readable = message.trim();
  return readable === '' || readable.startsWith('{') || readable === '[object Object]'
    ? fallback
    : readable;
}
