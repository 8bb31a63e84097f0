import type { SeededRandom } from '../../seed/demo/seededRandom';
import { may } from '../access/attempt';
import { FUNCTIONS } from '../access/matrix';
import { signatures, type Signature } from '../fuzz/fuzzedArguments';
import type { Queries } from '../support/database';
import { quoteInput, requestInput, type Arguments } from '../support/inputs';
import { newKey, type Stage } from './stage';

/** What owners and Pros may call, and what an enum of a parameter may hold. */
export interface Calls {
  of: Readonly<Record<'owner' | 'vendor', readonly Signature[]>>;
  byName: ReadonlyMap<string, Signature>;
  enums: ReadonlyMap<string, readonly string[]>;
}

/** Reads from the database what there is to call: a new public function is one of them by being public. */
export async function readCalls(queries: Queries): Promise<Calls> {
  const granted = await queries.query<{ name: string }>(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')`,
  );
  const names = new Set(granted.map(({ name }) => name));
  const all = (await signatures(queries)).filter(({ name }) => names.has(name));
  const labels = await queries.query<{ type: string; labels: string[] }>(
    `select enumtypid::regtype::text as type, array_agg(enumlabel::text order by enumsortorder) as labels
     from pg_enum group by 1`,
  );
  const callableBy = (side: 'owner' | 'vendor') =>
    all.filter(({ name }) => may(FUNCTIONS[name]?.allowed ?? 'everyone', side));
  return {
    of: { owner: callableBy('owner'), vendor: callableBy('vendor') },
    byName: new Map(all.map((one) => [one.name, one])),
    enums: new Map(labels.map(({ type, labels: values }) => [type, values])),
  };
}

const ofRequest = (table: string, people = 't.owner_id, t.vendor_id') =>
  `select t.id from public.${table} t join public.service_requests r on r.id = t.request_id
   where $1 in (${people}) order by r.number desc, t.id`;

/** The ids a person can name, latest first, by parameter. */
const IDS: Readonly<Record<string, string>> = {
  request_id: 'select id from public.service_requests where owner_id = $1 order by number desc',
  lead_id: ofRequest('leads'),
  quote_id: ofRequest('quotes'),
  job_id: ofRequest('jobs'),
  conversation_id: ofRequest('conversations'),
  review_id: ofRequest('reviews', 't.author_id, t.vendor_id'),
  dispute_id: ofRequest('job_disputes'),
  change_order_id: ofRequest('job_change_orders'),
  claim_id: ofRequest('lead_credit_claims', 't.vendor_id'),
  property_id: 'select id from public.properties where owner_id = $1 order by id',
  package_id: 'select id from public.token_packages where $1::uuid is not null order by tokens',
  plan_id: 'select id from public.subscription_plans where $1::uuid is not null order by id',
};

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'file_credit_claim.reason': [
    'request_canceled',
    'duplicate_request',
    'owner_silent',
    'contact_unreachable',
    'other',
  ],
  'open_dispute.reason': ['price', 'incomplete_work', 'payment'],
  'open_dispute.wanted': ['rework', 'work_accepted', 'job_canceled'],
};

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

interface Caller {
  stage: Stage;
  calls: Calls;
  queries: Queries;
  random: SeededRandom;
  person: string;
}

/** A call as SQL: what is given, and for the rest what a person who knows the product could send. */
export async function commandOf(
  caller: Caller,
  { name, parameters }: Signature,
  given: Arguments,
): Promise<string> {
  const values: string[] = [];
  for (const parameter of parameters) {
    const value =
      parameter.name in given
        ? given[parameter.name]
        : await guess(caller, name, parameter.name, parameter.type);
    const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    values.push(
      `${parameter.name} => ${text === null || text === undefined ? 'null' : quoted(String(text))}::${parameter.type}`,
    );
  }
  return `select public.${name}(${values.join(', ')})`;
}

async function guess(
  { stage, calls, queries, random, person }: Caller,
  name: string,
  parameter: string,
  type: string,
): Promise<unknown> {
  const choices = CHOICES[`${name}.${parameter}`] ?? calls.enums.get(type);
  if (choices) return random.pick(choices);
  if (parameter === 'idempotency_key') return newKey();
  if (parameter === 'input') {
    const asks = random.chance(0.5) ? { ask: { vendor_id: random.pick(stage.vendors) } } : {};
    return { ...newRequest(random), ...asks };
  }
  if (parameter === 'photos') return stage.photos[person] ? [stage.photos[person]] : [];
  if (parameter === 'line_items') return quoteInput('', random.between(100, 90_000))['line_items'];
  if (parameter === 'rating') return 5;
  if (parameter === 'expected_version' || parameter === 'attachments') return null;
  if (type === 'uuid') {
    const sql = IDS[parameter];
    if (!sql) return random.pick([...stage.owners, ...stage.vendors]);
    const rows = await queries.query<{ id: string }>(`${sql} limit 5`, [person]);
    return rows.length === 0 ? newKey() : random.pick(rows).id;
  }
  if (type.endsWith('[]')) return '{}';
  if (type === 'jsonb') return random.pick<unknown>([null, {}, []]);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'date') return '2027-03-01';
  if (type.startsWith('timestamp')) {
    return new Date(Date.now() + random.between(1, 100) * 3_600_000).toISOString();
  }
  if (/int|numeric|double/.test(type)) return random.between(1, 9);
  return 'As we agreed.';
}

/** A request for a place of its own, so that it is not the same as another one. */
export function newRequest(random: SeededRandom): Arguments {
  return {
    ...requestInput(),
    property: { address: `${random.uuid()} Elm Street`, zip: '78704', label: 'Home' },
  };
}
