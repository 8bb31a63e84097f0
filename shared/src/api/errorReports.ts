import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { unwrap } from './backendError';
import type { Database } from './database.types';

/** One reported error, as administrators read it. */
export type ReportedError = Database['public']['Tables']['error_logs']['Row'];

/** Which reported errors to read; null takes all. */
export interface ReportedErrorChoice {
  readonly severity: string | null;
  readonly category: string | null;
}

/** Query for the latest 200 reported errors of a choice, newest first. */
export const errorLogsQuery = ({ severity, category }: ReportedErrorChoice) =>
  queryOptions({
    queryKey: ['error_logs', severity, category],
    queryFn: async () => {
      const client = await backend();
      let query = client
        .from('error_logs')
        .select()
        .order('created_at', { ascending: false })
        .limit(200);
      if (severity) query = query.eq('severity', severity);
      if (category) query = query.eq('category', category);
      return unwrap(await query);
    },
  });
