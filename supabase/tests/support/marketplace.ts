import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from './database';
import { quoteInput, requestInput, type Arguments } from './inputs';

export { refusal } from './refusal';
export type { Arguments } from './inputs';

/** A request as submit_request answers it. */
export interface Submitted {
  id: string;
  number: number;
}

/** What a test may want to differ about a Pro. */
export interface VendorOptions {
  name?: string;
  zip?: string;
  radiusKm?: number;
  crewSize?: number;
  tokens?: number;
  equipment?: string[];
  /** Kinds of verified credentials besides liability insurance; unverified ones are added by the test itself. */
  verified?: string[];
  /** Whether there is verified liability insurance, without which no one is matched; true unless said otherwise. */
  isInsured?: boolean;
  plan?: 'premium' | 'preferred';
}

/** The two tables that hold the rules of the marketplace. */
export type RulePolicy = 'matching_policy' | 'resolution_policy';

const PLACES = [
  ['78701', 'Austin', 'TX', 30.2713, -97.7426, 'America/Chicago'],
  ['78704', 'Austin', 'TX', 30.2428, -97.7658, 'America/Chicago'],
  ['78664', 'Round Rock', 'TX', 30.5145, -97.668, 'America/Chicago'],
  ['97214', 'Portland', 'OR', 45.5142, -122.6364, 'America/Los_Angeles'],
  ['10001', 'New York', 'NY', 40.7484, -73.9967, 'America/New_York'],
] as const;

/** Opens a test database with a few ZIP codes and the means to fill it as people would. */
export async function openMarketplace(connections?: number): Promise<Marketplace> {
  const database = await createTestDatabase(connections);
  for (const place of PLACES) {
    await database.query(
      `insert into public.zip_codes (zip, city, state, latitude, longitude, time_zone)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      place,
    );
  }
  // Owners of a test stand for those we know; what is asked of new ones has a test of its own.
  await database.query('update private.owner_limits set open_requests_of_new = 100000');
  return new Marketplace(database);
}

/** A small marketplace for one test file. Every step calls the public function as the person. */
export class Marketplace {
  #people = 0;
  #lots = 0;
  #admin: Promise<string> | undefined;

  constructor(readonly database: TestDatabase) {}

  /** Calls a public function as a person; returns its answer. Rejects with the database's error. */
  async call<T = unknown>(userId: string, name: string, given: Arguments = {}): Promise<T> {
    const [row] = await this.database.as({ userId }, (queries) =>
      queries.query<{ answer: T }>(
        callText(name, Object.keys(given)),
        Object.values(given).map(asParameter),
      ),
    );
    if (!row) throw new Error(`${name} gave no row.`);
    return row.answer;
  }

  /** An account of an owner, a month old. */
  async owner(): Promise<string> {
    this.#people += 1;
    const id = await this.database.createUser({ email: `owner${this.#people}@example.com` });
    await this.database.query(
      `update public.profiles set created_at = now() - interval '30 days' where id = $1`,
      [id],
    );
    return id;
  }

  /** A new account of an administrator. */
  async admin(): Promise<string> {
    const id = await this.owner();
    await this.database.query(`update public.profiles set user_type = 'admin' where id = $1`, [id]);
    return id;
  }

  /** A new account of a Pro whose application is still empty. */
  async applicant(): Promise<string> {
    this.#people += 1;
    return this.database.createUser({
      email: `pro${this.#people}@example.com`,
      userType: 'vendor',
    });
  }

  /** An approved Pro with every category, near Austin unless said otherwise. */
  async vendor(options: VendorOptions = {}): Promise<string> {
    const id = await this.applicant();
    const insurance = options.isInsured === false ? [] : ['liability_insurance'];
    await this.database.query(
      `update public.vendor_profiles set state = 'approved', business_name = $2, zip = $3, service_radius_km = $4,
         crew_size = $5, categories = enum_range(null::public.service_category) where vendor_id = $1`,
      [
        id,
        options.name ?? `Pro ${this.#people}`,
        options.zip ?? '78701',
        options.radiusKm ?? 60,
        options.crewSize ?? 4,
      ],
    );
    await this.database.query(
      `select private.post_tokens($1, 'grant', $2, null, 'Test tokens', $3)`,
      [id, options.tokens ?? 100, `test:${id}`],
    );
    await this.database.query(
      'insert into public.vendor_equipment (vendor_id, kind) select $1, k::public.equipment_kind from unnest($2::text[]) k',
      [id, options.equipment ?? ['stump_grinder']],
    );
    await this.database.query(
      `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
       select $1::uuid, k::public.credential_kind, 'Issuer', k || ' ' || right($1::uuid::text, 12), current_date + 400, now()
       from unnest($2::text[]) k`,
      [id, [...new Set([...insurance, ...(options.verified ?? [])])]],
    );
    if (options.plan) await this.#subscribe(id, options.plan);
    return id;
  }

  /** Several approved Pros, one after the other. */
  async vendors(count: number, options: VendorOptions = {}): Promise<string[]> {
    const ids: string[] = [];
    while (ids.length < count) ids.push(await this.vendor(options));
    return ids;
  }

  /** A photo the account has uploaded, into its own folder unless another one is given; returns its path. */
  async photo(userId: string, folder: string = userId): Promise<string> {
    const path = `${folder}/${randomUUID()}.jpg`;
    await this.database.as({ userId }, (queries) =>
      queries.query(
        `insert into storage.objects (bucket_id, name, owner) values ('tree-photos', $1, $2)`,
        [path, userId],
      ),
    );
    return path;
  }

  /** A photo an owner has uploaded for the review of a job; returns its path. */
  async reviewPhoto(owner: string, job: string): Promise<string> {
    return this.photo(
      owner,
      await this.value(`select 'reviews/' || review_folder from public.jobs where id = $1`, [job]),
    );
  }

  /**
   * Submits a request for one tree in Austin, with what the test wants otherwise. Each stands on a lot
   * of its own: a second one for the same work at the same place would be the same request.
   */
  submit(owner: string, changes: Arguments = {}, key: string = randomUUID()): Promise<Submitted> {
    this.#lots += 1;
    const property = { address: `12 Elm Street, lot ${this.#lots}`, zip: '78704', label: 'Home' };
    return this.call(owner, 'submit_request', {
      input: { ...requestInput(), property, ...changes },
      idempotency_key: key,
    });
  }

  /** The leads of a request in the order of offers. */
  leads(requestId: string): Promise<{ id: string; vendor_id: string; state: string }[]> {
    return this.database.query(
      'select id, vendor_id, state::text from public.leads where request_id = $1 order by offer_position',
      [requestId],
    );
  }

  /** The lead a Pro has for a request. */
  async lead(requestId: string, vendor: string): Promise<string> {
    const lead = (await this.leads(requestId)).find((candidate) => candidate.vendor_id === vendor);
    if (!lead) throw new Error('This Pro has no lead for the request.');
    return lead.id;
  }

  /** A Pro accepts a request; returns the lead and its conversation. */
  async accept(requestId: string, vendor: string): Promise<{ lead: string; conversation: string }> {
    const lead = await this.lead(requestId, vendor);
    const answer = await this.call<{ conversation_id: string }>(vendor, 'accept_lead', {
      lead_id: lead,
      idempotency_key: randomUUID(),
    });
    return { lead, conversation: answer.conversation_id };
  }

  /** A Pro sends a quote of one line; returns its id. */
  async quote(
    vendor: string,
    lead: string,
    cents: number,
    changes: Arguments = {},
  ): Promise<string> {
    const answer = await this.call<{ id: string }>(vendor, 'send_quote', {
      ...quoteInput(lead, cents),
      ...changes,
    });
    return answer.id;
  }

  /** An owner accepts a quote; returns the job. */
  async award(owner: string, quote: string): Promise<string> {
    const answer = await this.call<{ job_id: string }>(owner, 'accept_quote', {
      quote_id: quote,
      idempotency_key: randomUUID(),
    });
    return answer.job_id;
  }

  /** Takes a request from its submission to a job that both sides agreed on two hours ago. */
  async agree(
    owner: string,
    vendor: string,
    cents = 90_000,
  ): Promise<{ request: string; lead: string; quote: string; job: string }> {
    const request = (await this.submit(owner)).id;
    const { lead } = await this.accept(request, vendor);
    const quote = await this.quote(vendor, lead, cents);
    const job = await this.award(owner, quote);
    await this.database.query(
      `update public.jobs set created_at = now() - interval '2 hours' where id = $1`,
      [job],
    );
    return { request, lead, quote, job };
  }

  /** Starts and delivers a job with a photo. */
  async deliver(vendor: string, job: string): Promise<void> {
    await this.call(vendor, 'start_job', { job_id: job });
    await this.call(vendor, 'deliver_job', {
      job_id: job,
      note: 'Done',
      photos: [await this.photo(vendor)],
    });
  }

  /** The time comes at which the reviews of a job are published. */
  async publishReviews(job: string): Promise<void> {
    await this.database.query(
      `update private.timers t set due_at = now() - interval '1 minute' from public.reviews r
       where r.job_id = $1 and t.subject_id = r.id and t.event = 'publish' and t.fired_at is null`,
      [job],
    );
    await this.clock(new Date());
  }

  /**
   * An administrator changes rules of matching, or of the clocks of jobs, reviews, claims and disputes, at once also
   * where that takes several days.
   */
  async changeRules(changes: Arguments, policy: RulePolicy = 'matching_policy'): Promise<void> {
    this.#admin ??= this.admin();
    await this.database.query('update public.billing_policy set lead_discount = 0.999999');
    await this.call(await this.#admin, `save_${policy}`, {
      changes,
      reason: 'A trial',
      idempotency_key: randomUUID(),
    });
    await this.database.query('update public.billing_policy set lead_discount = 0.25');
  }

  /** One value of one row. */
  async value<T = unknown>(sql: string, parameters: readonly unknown[] = []): Promise<T> {
    const [row] = await this.database.query<{ value: T }>(`select (${sql}) as value`, parameters);
    if (!row) throw new Error('The query gave no row.');
    return row.value;
  }

  /** The tokens of a Pro. */
  async tokens(vendor: string): Promise<{ posted: number; held: number; available: number }> {
    const [row] = await this.database.query<{ posted: number; held: number; available: number }>(
      'select posted, held, available from public.token_accounts where vendor_id = $1',
      [vendor],
    );
    if (!row) throw new Error('This Pro has no account.');
    return row;
  }

  /** Lets the clock reach a moment, and erases who is due. Returns how many timers took effect. */
  async clock(moment: Date): Promise<number> {
    const at = [moment.toISOString()];
    const fired = await this.value<number>('public.run_due_timers($1::timestamptz)', at);
    while (await this.value<boolean>('private.erase_due_person($1::timestamptz)', at));
    return fired;
  }

  async #subscribe(vendor: string, tier: string): Promise<void> {
    await this.database.query(
      `insert into public.vendor_subscriptions (vendor_id, plan_id, state, current_period_end)
       select $1, id, 'active', now() + interval '20 days' from public.subscription_plans where tier = $2`,
      [vendor, tier],
    );
  }
}

function callText(name: string, parameters: string[]): string {
  return `select public.${name}(${parameters.map((parameter, place) => `${parameter} => $${place + 1}`).join(', ')}) as answer`;
}

function asParameter(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
