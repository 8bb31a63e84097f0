import { createHmac } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../local/database';
import { postgresDatabase } from '../../local/postgresDatabase';
import { runBackend, signUpAndIn, type RunningBackend } from '../local/runningBackend';
import { requestInput } from '../support/inputs';
import { projectSecrets, WORKER_KEY } from './projectSecrets';
import { startPushDoubles, type PushDoubles } from './pushDoubles';
import { resendSecrets, startResend, type ResendDouble } from './resendDouble';
import { runFunction, type RunningFunction } from './runFunction';
import { startTwilio, type TwilioDouble } from './twilioDouble';

// Push and text messages: the functions on Deno, against a running backend on PostgreSQL and doubles of
// Apple, Google and Twilio.

const WEBHOOK_KEY = Buffer.from('a key that only Resend knows');
const PHONE = '+15125550123';
/** As Apple gives them: 32 bytes. */
const IPHONE = 'c0ffee00'.repeat(8);

let backend: RunningBackend;
let database: Database;
let resend: ResendDouble;
let push: PushDoubles;
let twilio: TwilioDouble;
let outbox: RunningFunction;
let replies: RunningFunction;
let mailEvents: RunningFunction;
let owner: SupabaseClient;
let ownerId: string;

beforeAll(async () => {
  backend = await runBackend({ outboxElsewhere: true });
  database = postgresDatabase(backend.databaseUrl ?? '');
  [resend, push, twilio] = await Promise.all([startResend(), startPushDoubles(), startTwilio()]);
  const secrets = {
    ...projectSecrets(backend),
    ...resendSecrets(resend),
    ...push.secrets,
    ...twilio.secrets,
    PUBLIC_FUNCTIONS_URL,
    RESEND_WEBHOOK_SECRET: `whsec_${WEBHOOK_KEY.toString('base64')}`,
  };
  [outbox, replies, mailEvents] = await Promise.all([
    runFunction('outbox', secrets),
    runFunction('text-replies', secrets),
    runFunction('mail-events', secrets),
  ]);
  owner = backend.client();
  ownerId = await signUpAndIn(backend, owner, 'owner@example.com', 'owner');
  await owner.rpc('save_notification_preferences', { preferences: { quiet: false } });
});
afterAll(async () => {
  outbox.stop();
  replies.stop();
  mailEvents.stop();
  for (const double of [resend, push, twilio]) double.close();
  await database.close();
  await backend.stop();
});
beforeEach(async () => {
  await database.query('delete from private.outbox');
  await database.query('delete from public.push_tokens');
  push.messages.length = 0;
  twilio.texts.length = 0;
});
afterEach(() => expect([...push.unknown, ...twilio.unknown, ...resend.unknown]).toEqual([]));

const work = async () => {
  const headers = { authorization: `Bearer ${WORKER_KEY}` };
  return (await outbox.ask('/outbox', { method: 'POST', headers })).json();
};
const device = (token: string, platform: string) =>
  owner.rpc('register_push_token', { token, platform });
const put = (channel: 'push' | 'sms') =>
  database.query<{ id: string }>(
    `insert into private.outbox (channel, person_id, kind, recipient, subject, body_text, body_html, link, due_at)
     values ($1, $2, 'quote_received', case $1 when 'sms' then $3 end, 'You have a quote', 'You have a quote', '', '/requests', now())
     returning id`,
    [channel, ownerId, PHONE],
  );
const item = async () =>
  (await database.query('select status, attempts, failure from private.outbox'))[0];
const again = () => database.query(`update private.outbox set due_at = now()`);
const texts = async () => (await owner.rpc('my_notification_preferences')).data?.texts;

async function agree(): Promise<string> {
  await database.query('delete from private.text_codes');
  const { error } = await owner.rpc('agree_to_texts', { phone: PHONE, agreed: true });
  expect(error).toBeNull();
  await work();
  return /^\d{6}/.exec(twilio.texts.at(-1)?.body ?? '')?.[0] ?? '';
}

// Where Twilio reaches the functions; they know the backend by another name, as behind a gateway.
const PUBLIC_FUNCTIONS_URL = 'https://backend.trees.example/functions/v1';

async function reply(fields: Record<string, string>, signature?: string): Promise<number> {
  const address = `${PUBLIC_FUNCTIONS_URL}/text-replies`;
  const answer = await replies.ask('/text-replies', {
    method: 'POST',
    headers: { 'x-twilio-signature': signature ?? twilio.sign(address, fields) },
    body: new URLSearchParams(fields),
  });
  return answer.status;
}

test('a message reaches every device by its own service, once, and access tokens are kept', async () => {
  for (const [token, platform] of [
    [IPHONE, 'ios'],
    ['an-android', 'android'],
  ] as const) {
    expect((await device(token, platform)).error).toBeNull();
  }
  const [{ id } = { id: '' }] = await put('push');
  expect(await work()).toEqual({ sent: 1, dead: 0 });
  const message = { id, title: 'Tree Service', text: 'You have a quote', link: '/requests' };
  expect(push.messages).toHaveLength(2);
  expect(push.messages).toContainEqual({ service: 'apns', token: IPHONE, ...message });
  expect(push.messages).toContainEqual({ service: 'fcm', token: 'an-android', ...message });
  // The worker died before it reported: the same message takes the place of itself.
  await database.query(`update private.outbox set status = 'waiting'`);
  await work();
  expect(push.messages).toHaveLength(2);
  expect(push.grants()).toBe(1);
});

test('a device without the app is forgotten, and nothing is tried again for it', async () => {
  await device('dead'.repeat(16), 'ios');
  await device('gone-android', 'android');
  await put('push');
  expect(await work()).toEqual({ sent: 0, dead: 0 });
  expect(await item()).toMatchObject({ status: 'skipped' });
  expect(await database.query('select token from public.push_tokens')).toEqual([]);
});

test('what a service refuses waits for its next attempt, and is given up with an email', async () => {
  await device('an-android', 'android');
  await put('push');
  push.break(true);
  expect(await work()).toEqual({ sent: 0, dead: 0 });
  expect(await item()).toMatchObject({
    status: 'waiting',
    attempts: 1,
    failure: expect.stringContaining('Firebase answered 503'),
  });
  await database.query('update private.outbox set attempts = 5, due_at = now()');
  expect(await work()).toEqual({ sent: 0, dead: 1 });
  expect(resend.mails.at(-1)).toMatchObject({
    subject: 'Tree Service: messages could not be sent',
    to: ['operator@trees.example'],
  });
  push.break(false);
});

test('the email about what was given up is sent even when the database then refuses the rest', async () => {
  await put('push');
  const [{ id } = { id: '' }] = await database.query<{ id: string }>(
    `update private.outbox set status = 'claimed', attempts = 6, claimed_until = now() - interval '1 second'
     returning id`,
  );
  await database.query(`
    create function private.refuse_claims() returns trigger language plpgsql as $$ begin raise 'Out of order.'; end $$;
    create trigger refuse_claims before update on private.outbox
    for each row when (new.status = 'claimed') execute function private.refuse_claims();
  `);
  await put('push');
  const headers = { authorization: `Bearer ${WORKER_KEY}` };
  const answer = await outbox.ask('/outbox', { method: 'POST', headers });
  await database.query('drop function private.refuse_claims() cascade');
  expect(answer.status).toBe(500);
  expect(resend.mails.at(-1)).toMatchObject({
    subject: 'Tree Service: messages could not be sent',
    text: expect.stringContaining(`- ${id}: No worker reported back.`),
  });
});

test('a Pro has a new lead on the phone within ten seconds, whatever the schedule', async () => {
  // What pg_net does on a hosted project: it keeps calls and makes them once they are committed.
  await database.query(`
    create schema net;
    create table net.http_request_queue (id int generated always as identity, url text, headers jsonb);
    create function net.http_post(url text, headers jsonb, timeout_milliseconds int) returns int
    language sql as 'insert into net.http_request_queue (url, headers) values (url, headers) returning id';
  `);
  await database.query(
    `insert into private.edge_functions (address, worker_key) values ('https://project.example/functions/v1', $1)`,
    [WORKER_KEY],
  );
  const vendorClient = backend.client();
  const vendor = await signUpAndIn(backend, vendorClient, 'pro@example.com', 'vendor');
  await database.query(
    `insert into public.zip_codes (zip, city, state, latitude, longitude, time_zone)
     values ('78704', 'Austin', 'TX', 30.2428, -97.7658, 'America/Chicago') on conflict do nothing`,
  );
  await database.query(
    `update public.vendor_profiles set state = 'approved', business_name = 'Oak & Co', zip = '78704',
       service_radius_km = 60, crew_size = 4, categories = enum_range(null::public.service_category) where vendor_id = $1`,
    [vendor],
  );
  await database.query(
    `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
     values ($1, 'liability_insurance', 'Issuer', '1', current_date + 400, now())`,
    [vendor],
  );
  await vendorClient.rpc('save_notification_preferences', { preferences: { quiet: false } });
  await vendorClient.rpc('register_push_token', {
    token: 'the-vendors-phone',
    platform: 'android',
  });

  const began = performance.now();
  const property = { address: '12 Elm Street', zip: '78704', label: 'Home' };
  const { error } = await owner.rpc('submit_request', {
    input: { ...requestInput(), property },
    idempotency_key: crypto.randomUUID(),
  });
  expect(error).toBeNull();
  for (;;) {
    const calls = await database.query<{ url: string; headers: Record<string, string> }>(
      'delete from net.http_request_queue returning url, headers',
    );
    for (const { url, headers } of calls) {
      expect(url).toBe('https://project.example/functions/v1/outbox');
      await outbox.ask('/outbox', { method: 'POST', headers });
    }
    if (push.messages.length > 0 || performance.now() - began > 10_000) break;
  }
  const seconds = (performance.now() - began) / 1000;
  await database.query('delete from private.edge_functions');
  expect(push.messages).toEqual([
    expect.objectContaining({
      token: 'the-vendors-phone',
      text: expect.stringMatching(/^New request #\d+/),
      link: expect.stringMatching(/^\/vendor\/requests\//),
    }),
  ]);
  expect(seconds).toBeLessThan(10);
  process.stdout.write(`A lead offer reached the phone in ${seconds.toFixed(2)} s\n`);
});

test('text messages begin with consent and a code, which is tried a few times at most', async () => {
  await work();
  expect(await texts()).toMatchObject({ phone: null, is_on: false });
  expect((await owner.rpc('agree_to_texts', { phone: PHONE, agreed: false })).error?.message).toBe(
    'Agree to text messages first.',
  );
  const code = await agree();
  expect(twilio.texts).toHaveLength(1);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 4; attempt += 1) {
    expect((await owner.rpc('confirm_texts', { code: wrong })).data).toBe(false);
  }
  expect((await owner.rpc('confirm_texts', { code })).data).toBe(true);
  expect(await texts()).toMatchObject({ phone: PHONE, is_on: true });
  expect((await owner.rpc('confirm_texts', { code })).error?.message).toMatch(/no longer valid/);
  const { data } = await owner.from('text_consents').select('terms, agreed_at').single();
  expect(data).toEqual({
    terms: expect.stringContaining('Reply STOP'),
    agreed_at: expect.any(String),
  });
});

test('a text message whose answer was lost is not sent twice', async () => {
  await put('sms');
  twilio.loseAnswer();
  expect(await work()).toEqual({ sent: 0, dead: 0 });
  expect(await item()).toMatchObject({ status: 'waiting', attempts: 1 });
  await again();
  expect(await work()).toEqual({ sent: 1, dead: 0 });
  expect(twilio.texts).toHaveLength(1);
});

test('STOP ends text messages at once, START begins them again, and no one else is believed', async () => {
  await put('sms');
  const stop = { From: PHONE, Body: ' stop ', MessageSid: 'SM1' };
  expect(await reply(stop, 'not signed')).toBe(403);
  const inside = `${backend.origin}/functions/v1/text-replies`;
  for (const address of ['https://elsewhere.example', inside]) {
    expect(await reply(stop, twilio.sign(address, stop))).toBe(403);
  }
  expect(await texts()).toMatchObject({ is_on: true });

  expect(await reply(stop)).toBe(200);
  expect(await texts()).toMatchObject({ is_on: false, was_stopped: true });
  expect(await work()).toEqual({ sent: 0, dead: 0 });
  expect(twilio.texts).toEqual([]);
  const { error } = await owner.rpc('agree_to_texts', { phone: PHONE, agreed: true });
  expect(error?.message).toMatch(/^You replied STOP/);

  expect(await reply({ From: PHONE, Body: 'Thanks!' })).toBe(200);
  expect(await texts()).toMatchObject({ is_on: false });
  expect(await reply({ From: PHONE, Body: 'anything', OptOutType: 'START' })).toBe(200);
  expect(await texts()).toMatchObject({ is_on: true });
});

test('a STOP that only Twilio has heard of is followed, too', async () => {
  twilio.stopped.add(PHONE);
  await put('sms');
  expect(await work()).toEqual({ sent: 0, dead: 0 });
  expect(await item()).toMatchObject({ status: 'skipped' });
  expect(await texts()).toMatchObject({ is_on: false, was_stopped: true });
  twilio.stopped.delete(PHONE);
});

/** A notice as Resend sends and signs it. */
async function tellOfMail(
  type: string,
  further: object,
  { at = new Date(), key = WEBHOOK_KEY } = {},
) {
  const body = JSON.stringify({
    type,
    created_at: at.toISOString(),
    data: { to: ['Owner@example.com'], ...further },
  });
  const moment = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', key).update(`msg_1.${moment}.${body}`).digest('base64');
  const answer = await mailEvents.ask('/mail-events', {
    method: 'POST',
    headers: {
      'svix-id': 'msg_1',
      'svix-timestamp': moment,
      'svix-signature': `v1,bm90IHRoaXM= v1,${signature}`,
    },
    body,
  });
  return answer.status;
}

test('a bounce and a complaint end emails, and notices that are forged, late or about something else do not', async () => {
  const stop = async () =>
    (await owner.rpc('my_notification_preferences')).data?.mails_stopped?.reason ?? null;
  const permanent = { bounce: { type: 'Permanent' } };
  const key = Buffer.from('a key that anyone may guess');
  expect(await tellOfMail('email.bounced', permanent, { key })).toBe(403);
  const late = { at: new Date(Date.now() - 3_600_000) };
  expect(await tellOfMail('email.bounced', permanent, late)).toBe(403);
  expect(await tellOfMail('email.bounced', { bounce: { type: 'Transient' } })).toBe(200);
  expect(await tellOfMail('email.delivered', {})).toBe(200);
  expect(await stop()).toBeNull();

  expect(await tellOfMail('email.bounced', permanent)).toBe(200);
  expect(await stop()).toBe('bounce');
  expect((await owner.rpc('resume_mails')).error).toBeNull();
  expect(await stop()).toBeNull();
  expect(await tellOfMail('email.complained', {})).toBe(200);
  expect(await stop()).toBe('complaint');
});
