import { useMutation, useQueryClient } from '@tanstack/react-query';
import { viewLead, type LeadDetail } from '@tree-service/market/api/leads';
import { isUnreachable, reportError } from '@tree-service/kernel';
import { useEffect } from 'react';

/** The owner can see that the Pro has opened the request. */
export function useMarkViewed(lead: Pick<LeadDetail, 'id' | 'state'>): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: viewLead,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['leads'] }),
    // The next visit tries again.
    onError: (cause) => {
      if (!isUnreachable(cause)) reportError(cause, { category: 'api', source: 'useMarkViewed' });
    },
  });
  const isNew = lead.state === 'offered';
  useEffect(() => {
    if (isNew) mutate(lead.id);
  }, [isNew, lead.id, mutate]);
}
