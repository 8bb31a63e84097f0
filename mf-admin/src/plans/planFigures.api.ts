import { queryOptions } from '@tanstack/react-query';
import { backend, type Database, unwrap } from '@tree-service/kernel';
import type { Days } from '../api/health';

type Stored = Database['public']['Functions']['plan_figures']['Returns'][number];

/** One plan over some days. `revenue_cents` is what was paid less refunds, null where no money moved. */
export type PlanFigures = Omit<Stored, 'revenue_cents'> & { readonly revenue_cents: number | null };

/** Query for who has which plan and what each brought in, over days of UTC and over those before. */
export const planFiguresQuery = (days: Days, before: Days) =>
  queryOptions({
    queryKey: ['plans', 'figures', days.from, days.to],
    queryFn: async () => {
      const client = await backend();
      const read = async ({ from, to }: Days): Promise<readonly PlanFigures[]> =>
        unwrap(await client.rpc('plan_figures', { from_day: from, to_day: to }));
      const [now, earlier] = await Promise.all([read(days), read(before)]);
      return { now, earlier };
    },
  });
