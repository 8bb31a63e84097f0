/** A failure whose message is a sentence for the person at the keyboard, with what to do about it. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

/** What an error of any origin says. */
export function reasonOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : error);
}
