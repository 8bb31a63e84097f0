import { createTestDatabase } from '../support/database';
import type { Database } from '../../local/database';
import { keepMail } from '../../local/mail/mails';
import {
  confirmationMail,
  emailChangeMail,
  htmlText,
  plainText,
  recoveryMail,
} from '../../local/mail/mailTexts';
import { mailboxRoutes } from '../../local/mail/mailboxRoutes';

let database: Database;
let get: (path: string) => Promise<Response>;
beforeAll(async () => {
  database = await createTestDatabase();
  const routes = mailboxRoutes(database);
  get = (path) => routes(new Request(`http://localhost${path}`));
});
afterAll(() => database.close());

test('an empty mailbox says how mail gets there', async () => {
  expect(await (await get('/mailbox')).text()).toContain('No mail yet.');
  expect(await (await get('/mailbox/messages.json')).json()).toEqual([]);
});

test('mails are listed newest first, as a page and as JSON', async () => {
  const link = 'http://localhost/auth/v1/verify?token=1&type=signup';
  for (const mail of [confirmationMail(link), recoveryMail(link)]) {
    await keepMail(database, {
      to: 'owner@example.com',
      subject: mail.subject,
      text: plainText(mail),
      html: htmlText(mail, 'https://trees.example'),
    });
  }
  const mails: Record<string, string>[] = await (await get('/mailbox/messages.json')).json();
  expect(mails.map((mail) => mail['subject'])).toEqual([
    'Set a new password',
    'Confirm your email',
  ]);
  expect(Object.keys(mails[0] ?? {}).sort()).toEqual([
    'headers',
    'html',
    'subject',
    'text',
    'time',
    'to',
  ]);
  expect(new Date(mails[0]?.['time'] ?? '').toISOString()).toBe(mails[0]?.['time']);

  const page = await (await get('/mailbox')).text();
  expect(page.indexOf('Set a new password')).toBeLessThan(page.indexOf('Confirm your email'));
  expect(page).toContain('<a href="http://localhost/auth/v1/verify?token=1&#38;type=signup"');
});

test('what a mail holds is never run', async () => {
  const nasty = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
  const mail = emailChangeMail('https://localhost/?a=1', nasty, nasty);
  expect(htmlText(mail, 'https://trees.example')).not.toContain('<script>');
  await keepMail(database, {
    to: nasty,
    subject: nasty,
    text: `${nasty} javascript:alert(1) http://x.y/"onclick="`,
    html: nasty,
  });
  const answer = await get('/mailbox');
  const page = await answer.text();
  expect(page).not.toContain('<script');
  expect(page).not.toContain('<img');
  expect(page).not.toContain('href="javascript');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const [, id] = /\/mailbox\/mails\/(\d+)/.exec(page) ?? [];
  const body = await get(`/mailbox/mails/${id}`);
  expect(body.headers.get('content-security-policy')).toContain('sandbox');
  expect(body.headers.get('content-security-policy')).not.toContain('allow-scripts');
});
