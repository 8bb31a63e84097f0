import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/**
 * Query for what lies behind a Pro's credentials: documents, decisions with their evidence, newest first,
 * and reminders of those that end. For the Pro and administrators.
 */
export const credentialFilesQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'credential_files'],
    queryFn: async () => {
      const client = await backend();
      const [documents, decisions, reminders] = await Promise.all([
        client.from('credential_documents').select('*').eq('vendor_id', vendorId),
        client
          .from('credential_decisions')
          .select('id, credential_id, decision, reason, decided_at')
          .eq('vendor_id', vendorId)
          .order('id', { ascending: false })
          .limit(500),
        client
          .from('credential_reminders')
          .select('*')
          .eq('vendor_id', vendorId)
          .order('reminded_at', { ascending: false })
          .order('credential_id')
          .order('days_before'),
      ]);
      return {
        documents: unwrap(documents),
        decisions: unwrap(decisions),
        reminders: unwrap(reminders),
      };
    },
  });

/** What lies behind a Pro's credentials. */
export type CredentialFiles = Awaited<
  ReturnType<NonNullable<ReturnType<typeof credentialFilesQuery>['queryFn']>>
>;
