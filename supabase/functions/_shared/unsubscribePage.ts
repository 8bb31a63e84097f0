import type { Handler } from './answering.ts';
import { backendForVisitors } from './environment.ts';
import { notFound, refusal } from './refusal.ts';

const ADDRESS = /\/unsubscribe\/([0-9a-z_.-]{1,200})$/;

const STYLES = `
:root { color-scheme: light dark; --ground: #f4f6f2; --sheet: #fff; --words: #24332a; --brand: #1f5d3a; --label: #fff }
@media (prefers-color-scheme: dark) { :root { --ground: #111a15; --sheet: #18241d; --words: #dfe8e1; --brand: #8fd0a8; --label: #10241a } }
body { margin: 0; padding: 32px 16px; background: var(--ground); color: var(--words); font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 32px; border-radius: 16px; background: var(--sheet) }
h1 { margin: 0 0 16px; font-size: 1.5rem; line-height: 1.3 }
button { display: block; width: 100%; min-height: 48px; margin-top: 16px; border: 2px solid var(--brand); border-radius: 10px; background: var(--brand); color: var(--label); font: inherit; font-weight: 600; cursor: pointer }
button + button, .second { background: none; color: var(--brand) }
a { color: var(--brand) }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
`;

async function policyOfPage(): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLES));
  const styles = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return `default-src 'none'; style-src 'sha256-${styles}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

/** What a link to stop mails can do. */
export interface MailStopping {
  /** Whether we wrote the link. */
  isOurs(token: string): Promise<boolean>;
  /** Stops mails of the link's kind, or all. */
  stop(token: string, everything: boolean): Promise<void>;
}

/**
 * Answers /unsubscribe/{token}, where a link in a mail leads: opened, it asks; a form or a mail program's
 * one-click request (RFC 8058) posted to it stops mails of the kind, or all with `all=yes`. Nothing
 * happens when it is only opened, because programs that check links do that.
 */
export async function answerUnsubscribe(
  request: Request,
  { isOurs, stop }: MailStopping,
): Promise<Response> {
  const token = ADDRESS.exec(new URL(request.url).pathname)?.[1];
  if (token === undefined) return notFound();
  if (request.method === 'GET' || request.method === 'HEAD') return page(200, ASKING);
  if (request.method !== 'POST') {
    return refusal(405, 'method_not_allowed', 'This address takes GET and POST.');
  }
  const all = new URLSearchParams(await request.text()).get('all') === 'yes';
  // Asked first, so that a link that is not ours is an answer and every other failure an error.
  if (!(await isOurs(token))) return page(404, INVALID);
  await stop(token, all);
  return page(200, all ? STOPPED_ALL : STOPPED);
}

/** Answers with the rights of a visitor: the link is the key. */
export const unsubscribePage: Handler = (request, variables) => {
  const backend = backendForVisitors(variables);
  return answerUnsubscribe(request, {
    isOurs: (token) => backend.call<boolean>('is_unsubscribe_token', { token }),
    stop: async (token, everything) => {
      await backend.call('unsubscribe', { token, everything });
    },
  });
};

const ACCOUNT = '<p><a href="/account">Choose what we send you in your account settings</a></p>';
const ASKING = `<h1>Stop these emails?</h1>
<p>You still see everything when you sign in, and you'll still get emails about signing in and deleting your account.</p>
<form method="post"><button>Stop emails like this one</button><button name="all" value="yes">Stop all emails</button></form>
${ACCOUNT}`;
const STOPPED = `<h1>We stopped these emails</h1>
<p>You won't get emails like this one anymore.</p>
<form method="post"><button class="second" name="all" value="yes">Stop all emails</button></form>
${ACCOUNT}`;
const STOPPED_ALL = `<h1>We stopped all emails</h1>
<p>You'll only get emails about signing in and deleting your account.</p>
${ACCOUNT}`;
const INVALID = `<h1>This link doesn't work</h1>
<p>It may be incomplete. Open it from the email again, or sign in to choose what we send you.</p>
${ACCOUNT}`;

async function page(status: number, content: string): Promise<Response> {
  const policy = await policyOfPage();
  const title = /<h1>(.*?)<\/h1>/.exec(content)?.[1] ?? '';
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLES}</style></head><body><main>${content}</main></body></html>`;
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // Hosted functions replace the policy and the type of pages; the web server puts them back.
      'x-page-policy': policy,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
