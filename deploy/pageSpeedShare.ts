/** The environment names a share that is none. */
export class PageSpeedShareError extends Error {
  override readonly name = 'PageSpeedShareError';
}

/**
 * Reads PAGE_SPEED_SHARE, the part of page loads whose speed browsers report: a number from 0 to 1, and 1,
 * which is all, without it. Throws a `PageSpeedShareError`.
 */
export function pageSpeedShareFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): number {
  const text = environment['PAGE_SPEED_SHARE']?.trim();
  if (!text) return 1;
  const share = Number(text);
  if (share >= 0 && share <= 1) return share;
  throw new PageSpeedShareError(
    `PAGE_SPEED_SHARE is "${text}"; it must be a number from 0 to 1, such as 0.1 for one page load in ten.`,
  );
}
