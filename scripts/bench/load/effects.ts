import type { Queries } from '../../../supabase/local/database';
import type { Visitor } from './crowd';

/**
 * What people change, the call that does it, and the rows it leaves: by whom (actor), and about what (mark),
 * which names the effect to the caller and in the database.
 */
export const effectKinds = {
  request: {
    call: 'submit_request',
    rows: `select r.owner_id as actor, p.address as mark
      from public.service_requests r join public.properties p on p.id = r.property_id`,
  },
  'taken lead': {
    call: 'accept_lead',
    rows: `select vendor_id as actor, lead_id as mark from public.token_ledger where kind = 'hold'`,
  },
  quote: {
    call: 'send_quote',
    rows: 'select vendor_id as actor, lead_id as mark from public.quotes',
  },
  acceptance: {
    call: 'accept_quote',
    rows: 'select owner_id as actor, quote_id as mark from public.jobs',
  },
  message: {
    call: 'send_message',
    rows: 'select sender_id as actor, body as mark from public.messages where sender_id is not null',
  },
} as const;

export type EffectKind = keyof typeof effectKinds;

/** Marks of effects by kind, each as often as it was acknowledged or stored. */
export type Effects = Readonly<Record<EffectKind, readonly string[]>>;

/** How often a kind was acknowledged, and which of its marks are missing or there too often. */
export interface Comparison {
  readonly kind: EffectKind;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

/** Every kind of change. */
const allEffectKinds: readonly EffectKind[] = [
  'request',
  'taken lead',
  'quote',
  'acceptance',
  'message',
];

/** The marks of what the crowd has stored, by kind. */
export async function storedEffects(
  queries: Queries,
  crowd: readonly Pick<Visitor, 'id'>[],
): Promise<Effects> {
  const marksOf = async (kind: EffectKind) => {
    const found = await queries.query<{ mark: string }>(
      `select mark::text as mark from (${effectKinds[kind].rows}) r
       where actor in (select value::uuid from jsonb_array_elements_text($1::jsonb))`,
      [JSON.stringify(crowd.map(({ id }) => id))],
    );
    return found.map(({ mark }) => mark);
  };
  return {
    request: await marksOf('request'),
    'taken lead': await marksOf('taken lead'),
    quote: await marksOf('quote'),
    acceptance: await marksOf('acceptance'),
    message: await marksOf('message'),
  };
}

/** What is in one list more often than in the other, as often as it is so. */
function surplus(of: readonly string[], over: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of over) left.set(one, (left.get(one) ?? 0) + 1);
  return of.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

/**
 * Compares what was acknowledged during a run with what was stored before and after it, effect by effect,
 * so that one that is lost is not made up for by one that was done twice.
 */
export function compareEffects(
  before: Effects,
  acknowledged: Effects,
  after: Effects,
): Comparison[] {
  return allEffectKinds.map((kind) => {
    const expected = [...before[kind], ...acknowledged[kind]];
    return {
      kind,
      acknowledged: acknowledged[kind].length,
      lost: surplus(expected, after[kind]),
      doubled: surplus(after[kind], expected),
    };
  });
}
