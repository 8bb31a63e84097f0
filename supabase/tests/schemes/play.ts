import type { SeededRandom } from '../../seed/demo/seededRandom';
import type { Queries } from '../support/database';
import { quoteInput, type Arguments } from '../support/inputs';
import { commandOf, newRequest, type Calls } from './calls';
import { act, newKey, pass, type Stage } from './stage';

const WAITS = [1, 6, 26, 49, 100, 200];

/** One market: an owner or two and a Pro or two who act together, and rivals who play fairly. */
export class Play {
  readonly owners: readonly string[];
  readonly vendors: readonly string[];
  answered = 0;
  refused = 0;
  /** The most requests that an owner nobody knew had open at once. */
  mostOpen = 0;

  constructor(
    readonly stage: Stage,
    readonly calls: Calls,
    readonly queries: Queries,
    readonly random: SeededRandom,
    /** How often a planned call is left out, and another one made before it. */
    readonly disorder: number,
  ) {
    const isTriple = random.chance(0.5);
    const twoOwners = isTriple && random.chance(0.5);
    this.owners = random.some(stage.owners, twoOwners ? 2 : 1);
    this.vendors = random.some(stage.vendors, isTriple && !twoOwners ? 2 : 1);
  }

  get owner(): string {
    return this.random.pick(this.owners);
  }

  get vendor(): string {
    return this.random.pick(this.vendors);
  }

  /** A planned call, which may be left out or come after another one. */
  async call(person: string, name: string, given: Arguments = {}): Promise<void> {
    if (this.random.chance(this.disorder)) await this.anything();
    if (!this.random.chance(this.disorder / 4)) await this.#send(person, name, given);
  }

  /** A call of anything by anyone of the group. */
  async anything(): Promise<void> {
    const isOwner = this.random.chance(0.5);
    const { name } = this.random.pick(this.calls.of[isOwner ? 'owner' : 'vendor']);
    await this.#send(isOwner ? this.owner : this.vendor, name, {});
  }

  /** Hours go by; then the rivals answer what waits for them. */
  async wait(hours = this.random.pick(WAITS)): Promise<void> {
    await this.#countOpen();
    await pass(this.queries, hours);
    for (const rival of this.stage.rivals) await this.#playFairly(rival);
  }

  /** The id of the latest row of a kind that a person is part of. */
  async latest(table: string, person: string, where = 'true'): Promise<string | null> {
    const [row] = await this.queries.query<{ id: string }>(
      `select t.id from public.${table} t join public.service_requests r on r.id = t.request_id
       where $1 in (t.owner_id, t.vendor_id) and ${where} order by r.number desc, t.id limit 1`,
      [person],
    );
    return row?.id ?? null;
  }

  async #send(person: string, name: string, given: Arguments): Promise<void> {
    const signature = this.calls.byName.get(name);
    if (!signature) throw new Error(`There is no public function ${name}.`);
    const { stage, calls, queries, random } = this;
    const command = await commandOf({ stage, calls, queries, random, person }, signature, given);
    if ((await act(queries, person, command)) === null) this.answered += 1;
    else this.refused += 1;
    if (name === 'submit_request') await this.#countOpen();
  }

  async #countOpen(): Promise<void> {
    for (const owner of this.owners) {
      const [row] = await this.queries.query<{ open: number }>(
        `select count(*)::int as open from public.service_requests r
         where r.owner_id = $1 and r.state in ('submitted', 'matching', 'open') and not private.is_known_owner($1)`,
        [owner],
      );
      this.mostOpen = Math.max(this.mostOpen, row?.open ?? 0);
    }
  }

  // Claims tokens back where the owner wrote a word and no more, or canceled; then takes what is offered.
  async #playFairly(rival: string): Promise<void> {
    const leads = await this.queries.query<{ id: string; state: string; was_canceled: boolean }>(
      `select l.id, l.state::text, r.state = 'canceled' as was_canceled
       from public.leads l join public.service_requests r on r.id = l.request_id
       where l.vendor_id = $1 and l.owner_id = any ($2) order by r.number`,
      [rival, `{${this.owners.join(',')}}`],
    );
    for (const { id, state, was_canceled } of leads) {
      if (['engaged', 'lost'].includes(state)) {
        await this.#sendFairly(rival, 'file_credit_claim', {
          lead_id: id,
          reason: was_canceled ? 'request_canceled' : 'not_genuine',
        });
      } else if (['offered', 'viewed'].includes(state)) {
        await this.#sendFairly(rival, 'accept_lead', { lead_id: id });
      }
    }
  }

  async #sendFairly(rival: string, name: string, given: Arguments): Promise<void> {
    const { stage, calls, queries, random } = this;
    const signature = calls.byName.get(name);
    if (!signature) throw new Error(`There is no public function ${name}.`);
    const caller = { stage, calls, queries, random, person: rival };
    await act(queries, rival, await commandOf(caller, signature, given));
  }
}

/** What a group may set out to do. */
export type Plan = (play: Play) => Promise<void>;

async function submit(play: Play, owner: string, ask?: Arguments): Promise<void> {
  const input = { ...newRequest(play.random), ...(ask ? { ask } : {}) };
  await play.call(owner, 'submit_request', { input });
}

const say = async (play: Play, person: string) =>
  play.call(person, 'send_message', {
    conversation_id: await play.latest('conversations', person),
    body: 'Thursday at nine?',
  });

const accept = async (play: Play, vendor: string) =>
  play.call(vendor, 'accept_lead', { lead_id: await play.latest('leads', vendor) });

async function quote(play: Play, vendor: string, cents: number): Promise<void> {
  const lead = await play.latest('leads', vendor);
  await play.call(vendor, 'send_quote', quoteInput(lead ?? newKey(), cents));
}

const hire = async (play: Play, owner: string, vendor: string) =>
  play.call(owner, 'accept_quote', { quote_id: await play.latest('quotes', vendor) });

/** A review for a job that was none. */
const boughtReview: Plan = async (play) => {
  const { owner, vendor } = play;
  await submit(play, owner, { vendor_id: vendor, others: play.random.chance(0.2) });
  await accept(play, vendor);
  await quote(play, vendor, play.random.pick([100, 900, 90_000]));
  await hire(play, owner, vendor);
  if (play.random.chance(0.3)) await play.wait();
  const job_id = await play.latest('jobs', vendor);
  await play.call(vendor, 'start_job', { job_id });
  await play.call(vendor, 'deliver_job', { job_id });
  await play.call(owner, 'accept_delivery', { job_id });
  await play.call(owner, 'submit_review', { job_id, photos: [] });
  await play.call(vendor, 'submit_review', { job_id, photos: [] });
};

/** Leads that a machine refunds. */
const refundedLeads: Plan = async (play) => {
  const { vendor } = play;
  for (let round = play.random.between(2, 6); round > 0; round -= 1) {
    const { owner } = play;
    await submit(play, owner, { vendor_id: vendor, others: false });
    await accept(play, vendor);
    await say(play, owner);
    const request_id = await play.latest('leads', vendor).then(async (lead) => {
      const [row] = await play.queries.query<{ id: string }>(
        'select request_id as id from public.leads where id = $1',
        [lead],
      );
      return row?.id ?? null;
    });
    await play.call(owner, 'cancel_request', { request_id });
    await play.call(vendor, 'file_credit_claim', {
      lead_id: await play.latest('leads', vendor),
      reason: 'request_canceled',
    });
  }
};

/** A lead whose hold both sides wait out. */
const waitedOut: Plan = async (play) => {
  const { owner, vendor } = play;
  await submit(play, owner, { vendor_id: vendor, others: false });
  await accept(play, vendor);
  if (play.random.chance(0.7)) await say(play, vendor);
  else await quote(play, vendor, 90_000);
  await play.wait(49);
  await say(play, owner);
  if (play.random.chance(0.7)) {
    await quote(play, vendor, 90_000);
    await hire(play, owner, vendor);
  }
};

/** An owner who lets rivals pay for a word. */
const burnedTokens: Plan = async (play) => {
  const { owner } = play;
  for (let round = 0; round < 2; round += 1) {
    for (let place = 0; place < 5; place += 1) await submit(play, owner);
    await play.wait(1);
    const silent = await play.queries.query<{ id: string; request_id: string }>(
      `select c.id, c.request_id from public.conversations c
       where c.owner_id = $1 and c.vendor_id = any ($2) and c.last_message_at is null order by c.id`,
      [owner, `{${play.stage.rivals.join(',')}}`],
    );
    for (const { id } of silent) {
      await play.call(owner, 'send_message', { conversation_id: id, body: 'hi' });
    }
    for (const request_id of new Set(silent.map(({ request_id: id }) => id))) {
      await play.call(owner, 'cancel_request', { request_id });
    }
    await play.wait(26);
  }
};

/** What the rules are made for: other Pros are asked too, the work takes its time, and everybody pays. */
export const honestJob: Plan = async (play) => {
  const { owner, vendor } = play;
  await submit(play, owner, { vendor_id: vendor, others: true });
  await accept(play, vendor);
  await quote(play, vendor, 90_000);
  await play.wait(100);
  await hire(play, owner, vendor);
  await play.wait(26);
  const job_id = await play.latest('jobs', vendor);
  await play.call(vendor, 'start_job', { job_id });
  await play.call(vendor, 'deliver_job', { job_id });
  await play.call(owner, 'accept_delivery', { job_id });
  await play.call(owner, 'submit_review', { job_id, photos: [] });
};

export const PLANS = { boughtReview, refundedLeads, waitedOut, burnedTokens } as const;
