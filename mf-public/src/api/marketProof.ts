import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Query for what the market can prove about its Pros. Open to visitors. It stays good for a day, so that
 * what came with a prerendered page is not read again in the first view.
 */
export const marketProofQuery = () =>
  queryOptions({
    queryKey: ['market_proof'],
    queryFn: async () => {
      const client = await backend();
      // What comes with the page is not read again, so the first view does without the schema.
      const { parseMarketProof } = await import('./parseMarketProof');
      return parseMarketProof(unwrap(await client.rpc('market_proof')));
    },
    staleTime: DAY_MS,
  });
