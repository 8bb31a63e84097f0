/** What a refused call says. Fails the test when the call is not refused. */
export async function refusal(
  attempt: Promise<unknown>,
): Promise<{ code: string; message: string }> {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof Error || (typeof error === 'object' && error !== null)) {
      return {
        code: String(Reflect.get(error, 'code')),
        message: String(Reflect.get(error, 'message')),
      };
    }
    throw error;
  }
  throw new Error('The call should have been refused.');
}
