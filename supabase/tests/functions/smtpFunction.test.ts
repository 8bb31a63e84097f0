import type { Database } from '../../local/database';
import { postgresDatabase } from '../../local/postgresDatabase';
import { runBackend, type RunningBackend } from '../local/runningBackend';
import { makeCertificate } from './certificate';
import { projectSecrets, WORKER_KEY } from './projectSecrets';
import { runFunction, type RunningFunction } from './runFunction';
import { startSmtp, type SmtpDouble } from './smtpDouble';

// Mails through a mail server in place of an HTTP API.

const certificate = makeCertificate();

let backend: RunningBackend;
let database: Database;
let smtp: SmtpDouble;
let outbox: RunningFunction;

beforeAll(async () => {
  backend = await runBackend({ outboxElsewhere: true });
  database = postgresDatabase(backend.databaseUrl ?? '');
  smtp = await startSmtp(certificate);
  outbox = await runFunction('outbox', {
    ...projectSecrets(backend),
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Tree Service <hello@trees.example>',
    OPERATOR_EMAIL: 'operator@trees.example',
    DENO_CERT: certificate.file,
  });
});
afterAll(async () => {
  outbox.stop();
  smtp.close();
  certificate.remove();
  await database.close();
  await backend.stop();
});
beforeEach(async () => {
  smtp.mails.length = 0;
  await database.query('delete from private.outbox');
});
afterEach(() => expect(smtp.unknown).toEqual([]));

const put = (recipient: string) =>
  database.query<{ id: string }>(
    `insert into private.outbox (channel, kind, recipient, subject, body_text, body_html, link, due_at, unsubscribe_url)
     values ('email', 'job_completed', $1, 'Done: 30° and Łukasz', E'Text\n.\nEnd', '<p>Text</p>', '/', now(), 'https://trees.example/unsubscribe/x')
     returning id`,
    [recipient],
  );
const work = async () => {
  const headers = { authorization: `Bearer ${WORKER_KEY}` };
  return (await outbox.ask('/outbox', { method: 'POST', headers })).json();
};
const item = async () =>
  (await database.query('select status, attempts, failure from private.outbox'))[0];

test('a mail goes to the server with both its forms, its headers, and its id in place of a key', async () => {
  const [{ id } = { id: '' }] = await put('owner@example.com');
  expect(await work()).toEqual({ sent: 1, dead: 0 });
  const [mail] = smtp.mails;
  expect(mail).toMatchObject({ from: 'hello@trees.example', to: 'owner@example.com' });
  expect(mail?.content).toContain(`Message-ID: <${id}@trees.example>`);
  expect(mail?.content).toContain('From: Tree Service <hello@trees.example>');
  expect(mail?.content).toContain('List-Unsubscribe: <https://trees.example/unsubscribe/x>');
  expect(mail?.content).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail?.content).toMatch(/text\/plain[^]*Text\n\.\nEnd[^]*text\/html[^]*<p>Text<\/p>/);
  // Sent again because its report was lost, it is the same mail to those who get it.
  await database.query(`update private.outbox set status = 'waiting'`);
  await work();
  expect(smtp.mails.map(({ content }) => /Message-ID: (\S+)/.exec(content)?.[1])).toEqual([
    `<${id}@trees.example>`,
    `<${id}@trees.example>`,
  ]);
});

test('a mail the server refuses waits, and the operator hears of the one given up', async () => {
  await put('nobody@refused.example');
  expect(await work()).toEqual({ sent: 0, dead: 0 });
  expect(await item()).toMatchObject({
    status: 'waiting',
    failure: expect.stringContaining('550 No such mailbox'),
  });
  await database.query('update private.outbox set attempts = 5, due_at = now()');
  expect(await work()).toEqual({ sent: 0, dead: 1 });
  expect(smtp.mails).toMatchObject([{ to: 'operator@trees.example' }]);
});
