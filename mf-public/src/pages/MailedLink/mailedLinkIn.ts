import type { MailedLink, MailedLinkType } from '@tree-service/kernel';

const types: readonly MailedLinkType[] = ['signup', 'recovery', 'email_change', 'magiclink'];

/** A link of an email, and where it leads once it is verified. */
export interface ArrivedLink extends MailedLink {
  /** The query of the page the email was asked to lead to, such as the key of a waiting request. */
  readonly query: string;
}

function queryOf(address: string | null): string {
  try {
    return new URL(address ?? '').search;
  } catch {
    return '';
  }
}

/** The link in a fragment; null when there is none. The fragment reaches no server, and so no log. */
export function mailedLinkIn(fragment: string): ArrivedLink | null {
  const parameters = new URLSearchParams(fragment.slice(1));
  const tokenHash = parameters.get('token_hash');
  const type = types.find((one) => one === parameters.get('type'));
  if (!tokenHash || type === undefined) return null;
  return { tokenHash, type, query: queryOf(parameters.get('redirect_to')) };
}
