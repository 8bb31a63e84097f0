import { randomUUID } from 'node:crypto';
import type { Person } from './person';
import { effectKinds, type EffectKind } from './effects';

/** Called with every effect that was acknowledged, and its mark. */
export type Acknowledge = (kind: EffectKind, mark: string) => void;

/** What somebody does between two pauses. */
export type Life = (person: Person, acknowledge: Acknowledge) => Promise<void>;

const happens = (share: number) => Math.random() < share;
const days = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Does something once, whatever happens to its answer, and says so when it was done. */
async function effect(
  person: Person,
  acknowledge: Acknowledge,
  kind: EffectKind,
  mark: string,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const idempotency_key = randomUUID();
  const { call } = effectKinds[kind];
  const done = await person.ask((client) =>
    client.rpc(call, { ...given, idempotency_key } as never),
  );
  if (done !== null) acknowledge(kind, mark);
}

async function writeMessage(person: Person, acknowledge: Acknowledge): Promise<void> {
  const found = await person.ask((client) => client.rpc('my_conversations', { page_size: 20 }));
  const open = found?.filter(({ is_open: isOpen }) => isOpen) ?? [];
  const [conversation] = open.slice(Math.floor(Math.random() * open.length));
  if (!conversation) return;
  await person.ask((client) =>
    client.rpc('conversation_messages', { conversation_id: conversation.id, page_size: 30 }),
  );
  const body = `When can you come by? (${word()})`;
  await effect(person, acknowledge, 'message', body, { conversation_id: conversation.id, body });
}

// Letters alone: digits of a message may be taken for a telephone number and masked.
const word = () =>
  randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

const work = (address: string) => ({
  category: 'tree_removal',
  timing: 'this_month',
  description: 'The oak leans over the garage and drops branches.',
  property: {
    address,
    zip: '78704',
    label: 'Home',
  },
  trees: [{ species: 'Live oak', height_m: 12, diameter_cm: 40, condition: 'declining' }],
  photos: [],
  contact: { first_name: 'Crowd' },
});

/** Opens the dashboard, sends a request, accepts a quote, writes. */
export const owner: Life = async (person, acknowledge) => {
  await person.ask((client) => client.rpc('my_header'));
  await person.ask((client) => client.rpc('owner_dashboard', {}));
  if (happens(0.08)) {
    const address = `${randomUUID().slice(0, 8)} Barton Hills Drive`;
    await effect(person, acknowledge, 'request', address, { input: work(address) });
  }
  await person.ask((client) => client.rpc('my_request_list', { page_size: 10 }));
  const quotes = await person.ask((client) =>
    client
      .from('quotes')
      .select('id, lead_id, total_cents')
      .in('state', ['sent', 'viewed'])
      .limit(5),
  );
  const [quote] = quotes ?? [];
  if (quote && happens(0.3))
    await effect(person, acknowledge, 'acceptance', quote.id, { quote_id: quote.id });
  if (happens(0.3)) await writeMessage(person, acknowledge);
};

/** Opens the dashboard and the inbox, takes a lead and quotes, writes. */
export const vendor: Life = async (person, acknowledge) => {
  await person.ask((client) => client.rpc('my_header'));
  await person.ask((client) => client.rpc('vendor_dashboard', {}));
  await person.ask((client) =>
    client.rpc('my_lead_list', { filter: { states: ['offered', 'viewed'] }, at_most: 20 }),
  );
  const offers = await person.ask((client) =>
    client
      .from('leads')
      .select('id, state')
      .in('state', ['offered', 'viewed', 'accepted'])
      .limit(20),
  );
  const offered = offers?.find(({ state }) => state !== 'accepted');
  if (offered) {
    await effect(person, acknowledge, 'taken lead', offered.id, { lead_id: offered.id });
  }
  const taken = offers?.find(({ state }) => state === 'accepted');
  if (taken) {
    await effect(person, acknowledge, 'quote', taken.id, {
      lead_id: taken.id,
      line_items: [{ description: 'Take down the oak', quantity: 1, unit_price_cents: 120_000 }],
      message: 'We bring our own chipper.',
      earliest_start: days(7),
      valid_days: 14,
    });
  }
  if (happens(0.3)) await writeMessage(person, acknowledge);
};

/** Opens the dashboard and the queues, and searches. */
export const administrator: Life = async (person) => {
  await person.ask((client) => client.rpc('my_header'));
  await person.ask((client) =>
    client.rpc('admin_dashboard', { from_day: days(-30), to_day: days(0) }),
  );
  await person.ask((client) => client.rpc('open_decisions', {}));
  await person.ask((client) => client.rpc('admin_search', { words: 'crowd' }));
};
