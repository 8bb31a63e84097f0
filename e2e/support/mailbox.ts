import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test';

/** One mail as the mailbox shows it. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

function isMail(value: unknown): value is Mail {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['to', 'subject', 'text', 'html'].every(
      (field) => typeof Reflect.get(value, field) === 'string',
    )
  );
}

async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const response = await request.get('/mailbox/messages.json');
  const found: unknown = await response.json();
  return (Array.isArray(found) ? found : []).filter(isMail).filter(({ to }) => to === address);
}

/** Waits for a mail to an address whose subject matches, and returns it. */
export async function mailTo(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
): Promise<Mail> {
  let mail: Mail | undefined;
  await expect
    .poll(
      async () => {
        mail = (await mailsTo(request, address)).find((one) => subject.test(one.subject));
        return mail !== undefined;
      },
      { message: `a mail to ${address}` },
    )
    .toBe(true);
  if (!mail) throw new Error(`No mail came to ${address}.`);
  return mail;
}

/** The first link in a mail, as a path of the product's origin or an absolute address. */
export function linkIn(mail: Mail): string {
  const [link] = /https?:\/\/[^\s<>")]+/.exec(mail.text) ?? [];
  if (!link) throw new Error(`The mail "${mail.subject}" has no link.`);
  return link;
}

/** The button of the page that links in mails about accounts lead to. */
export const MAILED_LINK_BUTTON = /^(Confirm my email|Set a new password)$/;

/** Opens the link of a mail about an account and presses the button it leads to. */
export async function followMailedLink(page: Page, mail: Mail): Promise<void> {
  await page.goto(linkIn(mail));
  await page.getByRole('button', { name: MAILED_LINK_BUTTON }).click();
}

/** Does what the button behind the link of a mail does, without a browser. */
export async function verifyMailedLink(request: APIRequestContext, mail: Mail): Promise<void> {
  const parameters = new URLSearchParams(new URL(linkIn(mail)).hash.slice(1));
  const [token, type] = [parameters.get('token_hash') ?? '', parameters.get('type') ?? ''];
  const answer = await request.get('/auth/v1/verify', {
    params: { token, type },
    maxRedirects: 0,
  });
  expect(answer.headers()['location']).toContain('access_token=');
}
