import { useQuery } from '@tanstack/react-query';
import { myLeadsQuery } from '@tree-service/shared/api/leads';
import { useCallback } from 'react';
import { useVendorId } from '../../area/vendorId';

/** Finds id and number of the request a lead belongs to; undefined for one that is not known (yet). */
export function useRequestOfLead(): (
  leadId: string | null,
) => { id: string; number: number } | undefined {
  const { data: leads } = useQuery(myLeadsQuery(useVendorId()));
  return useCallback(
    (leadId) => {
      const lead = leads?.find(({ id }) => id === leadId);
      return lead && { id: lead.request_id, number: lead.service_requests.number };
    },
    [leads],
  );
}
