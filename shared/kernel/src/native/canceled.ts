/** Whether a device failed only because people changed their mind. */
export function isCanceled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || /cancel/i.test(error.message));
}
