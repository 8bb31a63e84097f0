import type { Queries } from '../../../supabase/local/database';
import type { Visitor } from './crowd';

/** What people change, the call that does it, and the rows it leaves, by who did it. */
export const effectKinds = {
  request: {
    call: 'submit_request',
    rows: 'select owner_id as actor from public.service_requests',
  },
  'taken lead': {
    call: 'accept_lead',
    rows: `select vendor_id as actor from public.token_ledger where kind = 'hold'`,
  },
  quote: {
    call: 'send_quote',
    rows: 'select vendor_id as actor from public.quotes',
  },
  acceptance: {
    call: 'accept_quote',
    rows: 'select owner_id as actor from public.jobs',
  },
  message: {
    call: 'send_message',
    rows: 'select sender_id as actor from public.messages where sender_id is not null',
  },
} as const;

/** A kind of change. */
export type EffectKind = keyof typeof effectKinds;

/** How often a kind was acknowledged, and how many rows there are of it. */
export interface Comparison {
  readonly kind: EffectKind;
  readonly acknowledged: number;
  readonly stored: number;
}

/** Every kind of change. */
export const allEffectKinds = Object.keys(effectKinds) as readonly EffectKind[];

/** The rows of the crowd, by kind. */
export async function storedEffects(
  queries: Queries,
  crowd: readonly Visitor[],
): Promise<ReadonlyMap<EffectKind, number>> {
  const stored = new Map<EffectKind, number>();
  for (const kind of allEffectKinds) {
    const [row] = await queries.query<{ count: number }>(
      `select count(*)::int as count from (${effectKinds[kind].rows}) r
       where actor in (select value::uuid from jsonb_array_elements_text($1::jsonb))`,
      [JSON.stringify(crowd.map(({ id }) => id))],
    );
    stored.set(kind, row?.count ?? 0);
  }
  return stored;
}
