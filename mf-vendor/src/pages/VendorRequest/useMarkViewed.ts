import { useMutation } from '@tanstack/react-query';
import { isUnreachable, readChangedLater, reportError, runAction } from '@tree-service/kernel';
import { useEffect } from 'react';
import { viewLead, type LeadDetail } from '../../api/leads';

/** The owner can see that the Pro has opened the request. */
export function useMarkViewed(lead: Pick<LeadDetail, 'id' | 'state'>): void {
  const { mutate } = useMutation({
    mutationFn: (leadId: string) => runAction(() => viewLead(leadId)),
    onSuccess: () => readChangedLater([['leads']]),
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
