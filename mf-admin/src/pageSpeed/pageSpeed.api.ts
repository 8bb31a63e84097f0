import { queryOptions } from '@tanstack/react-query';
import { backend, type Database, unwrap } from '@tree-service/kernel';
import type { Days } from '../api/health';

type Functions = Database['public']['Functions'];

/** What browsers do not always know. */
type Releases = 'release' | 'remote' | 'remote_version';

/** One metric of one page in one release of the shell and of its remote, each null where it is not known. */
export type PageVital = Omit<Functions['page_vitals_by_page']['Returns'][number], Releases> &
  Readonly<Record<Releases, string | null>>;

/** Query for the 75th percentile of each metric by day. */
export const speedByDayQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: ['page speed', 'days', from, to],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('page_vitals_by_day', { from_day: from, to_day: to }));
    },
  });

/** Query for the 75th percentile of each metric by page and release. */
export const speedByPageQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: ['page speed', 'pages', from, to],
    queryFn: async (): Promise<readonly PageVital[]> => {
      const client = await backend();
      return unwrap(await client.rpc('page_vitals_by_page', { from_day: from, to_day: to }));
    },
  });
