import { queryOptions } from '@tanstack/react-query';
import { SERVICE_CATEGORIES, type ServiceCategory } from '@tree-service/domain';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

const status = v.picklist(['draft', 'recruiting', 'open', 'paused']);

/** Where a market stands: being prepared, looking for Pros, taking requests, or taking no new ones. */
export type MarketStatus = v.InferOutput<typeof status>;

const perService = v.record(v.picklist(SERVICE_CATEGORIES), v.number());

/** A number for each service. */
export type PerService = Readonly<Partial<Record<ServiceCategory, number>>>;

const listSchema = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    status,
    opened_at: v.nullable(v.string()),
    /** How many. */
    zips: v.number(),
  }),
);

/** A market in the list of all. */
export type ListedMarket = v.InferOutput<typeof listSchema>[number];

const marketSchema = v.object({
  id: v.string(),
  name: v.string(),
  status,
  version: v.number(),
  opened_at: v.nullable(v.string()),
  least_vendors: perService,
  /** Which services and ZIP codes lack Pros, in sentences; null for none. */
  missing: v.nullable(v.string()),
  zips: v.array(
    v.object({
      zip: v.string(),
      city: v.string(),
      state: v.string(),
      open_requests: v.number(),
      /** Confirmed addresses on the waitlist. */
      waiting: v.number(),
      /** Insured Pros who cover it now. */
      vendors: perService,
    }),
  ),
});

/** A market with who covers it now. */
export type Market = v.InferOutput<typeof marketSchema>;

/** A ZIP code of a market. */
export type MarketZip = Market['zips'][number];

/** Query for every market by name. */
export const marketsQuery = () =>
  queryOptions({
    queryKey: ['markets'],
    queryFn: async () => {
      const client = await backend();
      return v.parse(listSchema, unwrap(await client.rpc('admin_markets')));
    },
  });

/** Query for one market and its coverage. */
export const marketQuery = (marketId: string) =>
  queryOptions({
    queryKey: ['markets', marketId],
    queryFn: async () => {
      const client = await backend();
      return v.parse(
        marketSchema,
        unwrap(await client.rpc('admin_market', { market_id: marketId })),
      );
    },
  });

/** A market as an administrator enters it. */
export interface MarketDraft {
  readonly name: string;
  readonly zips: readonly string[];
  readonly least_vendors: PerService;
}

const savedSchema = v.object({ id: v.string(), version: v.number() });

/**
 * Adds a market, or changes `known` unless another version than that is stored. Refused for ZIP codes of another
 * market, and without a reason for gaps in an open one. Audited.
 */
export async function saveMarket(
  known: { readonly id: string; readonly version: number } | null,
  { name, zips, least_vendors }: MarketDraft,
  reason: string | undefined,
) {
  const client = await backend();
  const answer = await client.rpc('save_market', {
    market_id: known?.id,
    market: { name, zips: [...zips], least_vendors },
    expected_version: known?.version,
    reason,
  });
  return v.parse(savedSchema, unwrap(answer));
}

/** Opens, pauses or otherwise moves a market. Opening what lacks Pros needs a reason. Audited. */
export async function setMarketStatus(
  { id, version }: Pick<Market, 'id' | 'version'>,
  next: MarketStatus,
  reason?: string,
) {
  const client = await backend();
  const answer = await client.rpc('set_market_status', {
    market_id: id,
    status: next,
    expected_version: version,
    reason,
  });
  return v.parse(savedSchema, unwrap(answer));
}

/** Removes a market that is not open. Audited. */
export async function removeMarket(
  { id, version }: Pick<Market, 'id' | 'version'>,
  reason: string,
) {
  const client = await backend();
  expectDone(
    await client.rpc('remove_market', { market_id: id, reason, expected_version: version }),
  );
}

/** The ZIP codes whose centers lie within so many miles of one. */
export async function zipsAround(zip: string, miles: number): Promise<readonly string[]> {
  const client = await backend();
  return v.parse(v.array(v.string()), unwrap(await client.rpc('zips_around', { zip, miles })));
}
