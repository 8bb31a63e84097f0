import { pageHost, type Host } from '@tree-service/kernel';

/** The shell's answer; `alone` without a shell, `tooOld` where its release does not know the question. */
export type ShellAnswer<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'alone' }
  | { readonly kind: 'tooOld' };

/** Shown where the shell of a long-open page does not know the question. */
export const SHELL_TOO_OLD =
  'This page is running an older release of the shell. Reload the page to update it.';

/**
 * Asks the shell. Remotes are released separately, so the shell of a page may predate the question;
 * calling a missing function is then an answer, not a failure.
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
