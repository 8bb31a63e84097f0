import { pageHost, type Host } from '@tree-service/kernel';

/** What the shell answered; `alone` where there is none, `tooOld` where its release cannot tell. */
export type ShellAnswer<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'alone' }
  | { readonly kind: 'tooOld' };

/** Said where the shell of a page left open cannot tell what this release of the area asks for. */
export const SHELL_TOO_OLD =
  'This page was opened with an older release of the shell, which cannot tell. Load the page again to get the current one.';

/**
 * Asks the shell. This area is released on its own, so that a page may have come with a shell from before
 * the question existed: calling what is not there is then no failure, and said in words.
 */
export function askShell<Answer>(question: (host: Host) => Answer): ShellAnswer<Answer> {
  try {
    const host = pageHost();
    return host === null ? { kind: 'alone' } : { kind: 'answered', answer: question(host) };
  } catch (cause) {
    if (cause instanceof TypeError) return { kind: 'tooOld' };
    throw cause;
  }
}
