import { useQuery } from '@tanstack/react-query';
import { myLeadsQuery, type Lead } from '@tree-service/shared/api/leads';
import { photoAddressesQuery } from '@tree-service/shared/api/photos';
import { Text, VStack } from '@tree-service/shared/ui';
import { useSearchParams } from 'react-router';
import { FilterLinks } from '../../area/FilterLinks';
import { Loaded } from '../../area/Loaded';
import { useVendorId } from '../../area/vendorId';
import { useBusiness } from '../../business/useBusiness';
import { countLeadGroups, groupOfLead, LEAD_GROUPS, parseLeadGroup } from '../../leads/leadGroups';
import { REFUND_RULE } from '../../leads/words';
import { LeadCard } from './LeadCard';
import { NoLeads } from './NoLeads';

const groupNames = { new: 'New', active: 'Under way', won: 'Won', closed: 'Closed' } as const;

const firstPhoto = (lead: Lead): string | undefined =>
  [...lead.service_requests.request_photos].sort((one, other) => one.position - other.position)[0]
    ?.path;

function Leads({ leads }: { leads: readonly Lead[] }) {
  const [search] = useSearchParams();
  const group = parseLeadGroup(search.get('show'));
  const business = useBusiness();
  const counts = countLeadGroups(leads);
  const shown = leads.filter((lead) => groupOfLead(lead.state) === group);
  const addresses = useQuery(photoAddressesQuery(shown.flatMap((lead) => firstPhoto(lead) ?? [])));
  return (
    <VStack $gap={5}>
      <FilterLinks
        label="Show requests"
        choices={LEAD_GROUPS.map((each) => ({
          search: `?show=${each}`,
          label: groupNames[each],
          count: counts[each],
          current: each === group,
        }))}
      />
      {group === 'new' && shown.length > 0 && (
        <Text size="sm" tone="muted">
          {REFUND_RULE}
        </Text>
      )}
      {shown.length === 0 ? (
        <NoLeads group={group} state={business.data?.state} />
      ) : (
        shown.map((lead) => {
          const path = firstPhoto(lead);
          return (
            <LeadCard
              key={lead.id}
              lead={lead}
              photo={path === undefined ? undefined : addresses.data?.[path]}
            />
          );
        })
      )}
    </VStack>
  );
}

/** The Pro's leads by part of the inbox, kept in the address. */
export function LeadInbox() {
  return (
    <Loaded
      query={useQuery(myLeadsQuery(useVendorId()))}
      failed="Your requests could not be loaded"
    >
      {(leads) => <Leads leads={leads} />}
    </Loaded>
  );
}
