import { openMarketplace, refusal, type Marketplace } from './support/marketplace';
import { callAsServer } from './support/payments';

// Text messages go to who agreed, confirmed the number and has not stopped them.

let market: Marketplace;
let owner: string;
let vendor: string;
let phones = 0;
beforeAll(async () => {
  market = await openMarketplace(8);
});
beforeEach(async () => {
  await canSend(true);
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
  );
  owner = await market.owner();
  vendor = await market.vendor({ tokens: 1000 });
  for (const person of [owner, vendor]) {
    await market.call(person, 'save_notification_preferences', { preferences: { quiet: false } });
  }
});
afterAll(() => market.database.close());

const canSend = (texts: boolean, push = false) =>
  callAsServer(market, 'note_channels', { push, texts });
const reply = (phone: string, stops: boolean) =>
  callAsServer(market, 'follow_text_reply', { phone, stops });
const agree = (person: string, phone: string) =>
  market.call(person, 'agree_to_texts', { phone, agreed: true });
const confirm = (person: string, code: string) =>
  market.call<boolean>(person, 'confirm_texts', { code });
const newPhone = () => {
  phones += 1;
  return `+1512555${String(phones).padStart(4, '0')}`;
};

interface Text extends Record<string, unknown> {
  kind: string;
  recipient: string;
  body_text: string;
  status: string;
}

const texts = (person: string) =>
  market.database.query<Text>(
    `select kind, recipient, body_text, status from private.outbox
     where person_id = $1 and channel = 'sms' order by created_at`,
    [person],
  );
const kinds = async (person: string) =>
  (await texts(person)).map(({ kind }) => kind).filter((kind) => kind !== 'text_code');
const codeOf = async (person: string) =>
  /^\d{6}/.exec((await texts(person)).at(-1)?.body_text ?? '')?.[0] ?? '';
const ageCodes = (interval: string) =>
  market.database.query(`update private.text_codes set sent_at = sent_at - $1::interval`, [
    interval,
  ]);

async function optIn(person: string, phone = newPhone()): Promise<string> {
  await agree(person, phone);
  expect(await confirm(person, await codeOf(person))).toBe(true);
  return phone;
}

test('offers, quotes and crews on their way are texted with the page they lead to, nothing else', async () => {
  const phone = await optIn(vendor);
  await optIn(owner);
  const { request, job } = await market.agree(owner, vendor);
  await market.call(vendor, 'schedule_job', {
    job_id: job,
    start_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await market.call(vendor, 'start_travel', { job_id: job });
  expect(await kinds(vendor)).toEqual(['lead_offered']);
  expect(await kinds(owner)).toEqual(['quote_received', 'job_en_route']);
  const [offer] = (await texts(vendor)).slice(1);
  const site = await market.value<string>('select address from private.site');
  expect(offer).toMatchObject({ recipient: phone, status: 'waiting' });
  expect(offer?.body_text).toMatch(/^Tree Service: New request #\d+: tree removal\n/);
  expect(offer?.body_text).toContain(`${site}/vendor/requests/${request}`);
});

test.each([
  ['nobody agreed', () => Promise.resolve()],
  ['the code was never typed in', () => agree(vendor, newPhone())],
  [
    'the kind is not wanted',
    async () => {
      await optIn(vendor);
      await market.call(vendor, 'save_notification_preferences', {
        preferences: { kinds: [{ kind: 'lead_offered', sms: false }] },
      });
    },
  ],
  [
    'they were stopped on the account page',
    async () => {
      await optIn(vendor);
      await market.call(vendor, 'stop_texts');
    },
  ],
  [
    'the worker has no service for them anymore',
    async () => {
      await optIn(vendor);
      await canSend(false);
    },
  ],
])('where %s, no text message is written', async (_reason, prepare) => {
  await prepare();
  await market.submit(owner);
  expect(await kinds(vendor)).toEqual([]);
});

test('a kind that is none for text messages never becomes one, whatever is asked for', async () => {
  await optIn(owner);
  await market.call(owner, 'save_notification_preferences', {
    preferences: { kinds: [{ kind: 'lead_accepted', sms: true }] },
  });
  await market.accept((await market.submit(owner)).id, vendor);
  expect(await kinds(owner)).toEqual([]);
});

test('preferences tell of text messages only where they are sent', async () => {
  type Told = { texts: object | null; kinds: { kind: string; sms?: boolean }[] };
  const told = () => market.call<Told>(owner, 'my_notification_preferences');
  await canSend(false);
  expect((await told()).texts).toBeNull();
  expect((await refusal(agree(owner, newPhone()))).message).toBe(
    'Text messages are not available.',
  );
  await canSend(true);
  const { texts: shown, kinds: known } = await told();
  expect(shown).toMatchObject({ phone: null, is_on: false, was_stopped: false });
  const withTexts = known.filter(({ sms }) => sms !== undefined).map(({ kind }) => kind);
  expect(withTexts.sort()).toEqual([
    'job_arrival',
    'job_en_route',
    'job_late',
    'job_reminder',
    'job_today',
    'quote_received',
  ]);
});

test('push counts as reaching a person once it is sent and a device takes it', async () => {
  const reaches = async () =>
    (await market.call<{ push_reaches: boolean }>(owner, 'my_notification_preferences'))
      .push_reaches;
  await market.call(owner, 'register_push_token', { token: 'a-telephone', platform: 'android' });
  expect(await reaches()).toBe(false);
  await canSend(true, true);
  expect(await reaches()).toBe(true);
  await callAsServer(market, 'forget_push_token', { token: 'a-telephone' });
  expect(await reaches()).toBe(false);
});

/** Asking for a code to a number is answered as ever, and none goes there or can be typed in. */
async function expectNoCode(person: string, phone: string) {
  const before = await texts(person);
  await agree(person, phone);
  expect(await texts(person)).toEqual(before);
  expect(await market.call(person, 'confirm_texts', { code: '000000' })).toBe(false);
  expect(await market.call(person, 'confirm_texts', { code: '' })).toBe(false);
}

test('codes come once a minute and a few times a day, for a person and for a number', async () => {
  const phone = newPhone();
  await agree(owner, phone);
  expect((await refusal(agree(owner, newPhone()))).message).toMatch(/^Wait a minute/);
  await expectNoCode(vendor, phone);
  for (let sent = 1; sent < 5; sent += 1) {
    await ageCodes('2 minutes');
    await agree(owner, phone);
  }
  await ageCodes('2 minutes');
  expect((await refusal(agree(owner, newPhone()))).message).toMatch(/too many codes/);
  await expectNoCode(vendor, phone);
  await ageCodes('1 day');
  await agree(owner, phone);
});

test('codes asked for to many numbers at once are counted, too', async () => {
  const atOnce = <T>(work: () => Promise<T>) => Promise.allSettled(Array.from({ length: 8 }, work));
  // Opens the connections, so that the calls overlap.
  await atOnce(() => market.call(owner, 'my_notification_preferences'));
  await atOnce(() => agree(owner, newPhone()));
  expect(await texts(owner)).toHaveLength(1);
});

test('a code is good for ten minutes and five tries, for its own person, at its own number', async () => {
  const phone = newPhone();
  await agree(owner, phone);
  const code = await codeOf(owner);
  const invalid = { message: 'This code is no longer valid. Request a new one.' };
  expect(await refusal(confirm(vendor, code))).toMatchObject(invalid);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await confirm(owner, 'wrong')).toBe(false);
  }
  expect(await refusal(confirm(owner, code))).toMatchObject(invalid);
  await ageCodes('2 minutes');
  await agree(owner, phone);
  const next = await codeOf(owner);
  await ageCodes('11 minutes');
  expect(await refusal(confirm(owner, next))).toMatchObject(invalid);
});

test.each(['5125550100', '+445125550100', '', null])('%p is no number to text', async (phone) => {
  expect(
    (await refusal(market.call(owner, 'agree_to_texts', { phone, agreed: true }))).message,
  ).toBe('Enter a US phone number.');
});

test('another number has to be confirmed again', async () => {
  await optIn(vendor);
  await ageCodes('2 minutes');
  await agree(vendor, newPhone());
  await market.submit(owner);
  expect(await kinds(vendor)).toEqual([]);
});

test('STOP holds for whoever uses the number, and START takes back a STOP alone', async () => {
  const phone = await optIn(owner);
  await ageCodes('2 minutes');
  await optIn(vendor, phone);
  await market.submit(owner);
  await reply(phone, true);
  expect((await texts(vendor)).at(-1)).toMatchObject({ kind: 'lead_offered', status: 'skipped' });
  expect((await refusal(agree(owner, phone))).message).toMatch(/^You replied STOP/);
  await reply(phone, false);
  await market.call(owner, 'stop_texts');
  await reply(phone, false);
  const isOn = async (person: string) =>
    (await market.call<{ texts: { is_on: boolean } }>(person, 'my_notification_preferences')).texts
      .is_on;
  expect(await isOn(owner)).toBe(false);
  expect(await isOn(vendor)).toBe(true);
});

test('the words people agreed to are kept with the day, and go with the account', async () => {
  await optIn(owner);
  const rows = () =>
    market.database.query<{ terms: string; agreed_at: Date }>(
      'select terms, agreed_at from public.text_consents where person_id = $1',
      [owner],
    );
  const terms = await market.value<string>('private.text_terms()');
  expect(await rows()).toEqual([{ terms, agreed_at: expect.any(Date) }]);
  await market.value('private.erase_person($1)', [owner]);
  expect(await rows()).toEqual([]);
  expect(
    await market.database.query('select from private.text_codes where person_id = $1', [owner]),
  ).toEqual([]);
});

test('quiet hours hold text messages back', async () => {
  await optIn(vendor);
  const clock = (hours: number) =>
    market.value<string>(
      `select to_char(now() at time zone 'UTC' + make_interval(hours => $1), 'HH24:MI')`,
      [hours],
    );
  await market.call(vendor, 'save_notification_preferences', {
    preferences: {
      quiet: true,
      quiet_from: await clock(-2),
      quiet_until: await clock(2),
      time_zone: 'UTC',
    },
  });
  await market.submit(owner);
  const isHeld = await market.value<boolean>(
    `select due_at > now() + interval '1 hour' from private.outbox
     where person_id = $1 and kind = 'lead_offered' and channel = 'sms'`,
    [vendor],
  );
  expect(isHeld).toBe(true);
});

test('a worker that cannot be called stops nothing from happening', async () => {
  await optIn(vendor);
  await market.database.query(
    `insert into private.edge_functions (address, worker_key) values ('https://project.example/functions/v1', $1)`,
    ['k'.repeat(40)],
  );
  await market.submit(owner);
  expect(await kinds(vendor)).toEqual(['lead_offered']);
  await market.database.query('delete from private.edge_functions');
});

test('a STOP is not forgotten with the account, the number it gave instead, or its consent', async () => {
  const phone = newPhone();
  await agree(owner, phone);
  await reply(phone, true);
  await ageCodes('2 days');
  await agree(owner, newPhone());
  await ageCodes('2 days');
  for (const person of [owner, vendor]) await expectNoCode(person, phone);
  const stranger = newPhone();
  await reply(stranger, true);
  await ageCodes('2 minutes');
  await expectNoCode(vendor, stranger);
  await reply(stranger, false);
  await ageCodes('2 minutes');
  await agree(vendor, stranger);
  expect(await texts(vendor)).toHaveLength(1);
});

test('who only named a number does not learn that it replied STOP, and can no longer confirm it', async () => {
  const phone = newPhone();
  await agree(owner, phone);
  const code = await codeOf(owner);
  const shown = async () =>
    (await market.call<{ texts: object }>(owner, 'my_notification_preferences')).texts;
  const before = await shown();
  await reply(phone, true);
  expect(await shown()).toEqual(before);
  expect(await confirm(owner, code)).toBe(false);
  expect(await shown()).toMatchObject({ is_on: false, was_stopped: false });
});

test('people who have not confirmed a number cannot tell that it gets no codes', async () => {
  const [stopped, busy, unknown] = [newPhone(), newPhone(), newPhone()];
  await reply(stopped, true);
  await agree(owner, busy);
  const answers: unknown[] = [];
  for (const phone of [stopped, busy, unknown]) {
    const asking = await market.owner();
    answers.push(await agree(asking, phone), await confirm(asking, '12'));
    answers.push((await refusal(agree(asking, phone))).message);
    await ageCodes('1 second');
  }
  const [first] = [answers.slice(0, 3)];
  expect(answers).toEqual([first, first, first].flat());
});
