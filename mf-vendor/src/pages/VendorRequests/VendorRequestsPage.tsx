import { useQuery } from '@tanstack/react-query';
import { leadCountsQuery } from '../../api/leadInbox';
import { LinkTabs, Text, VStack } from '@tree-service/design';
import { useSearchParams } from 'react-router';
import { useRuleWords } from '@tree-service/market/features/rules';
import { VendorPage } from '../../area/VendorPage';
import { useVendorId } from '../../area/vendorId';
import { leadFiltersSearch, parseLeadFilters, defaultSort } from '../../leads/leadFilters';
import { countGroup, LEAD_GROUPS } from '../../leads/leadGroups';
import { refundRule } from '../../leads/words';
import { LeadFilterBar } from './LeadFilterBar';
import { LeadPages } from './LeadPages';

const groupNames = { new: 'New', active: 'Active', won: 'Won', closed: 'Closed' } as const;

function LeadInbox() {
  const rules = useRuleWords();
  const [search] = useSearchParams();
  const filters = parseLeadFilters(search);
  const counts = useQuery(leadCountsQuery(useVendorId()));
  return (
    <VStack $gap={5}>
      <LinkTabs
        look="pills"
        label="Show requests"
        tabs={LEAD_GROUPS.map((group) => ({
          to: leadFiltersSearch({ ...filters, group, sort: defaultSort(group) }),
          label: groupNames[group],
          count: counts.data && countGroup(group, counts.data),
          isCurrent: group === filters.group,
        }))}
      />
      <LeadFilterBar key={filters.group} filters={filters} />
      {filters.group === 'new' && (
        <Text size="sm" tone="muted">
          {refundRule(rules)}
        </Text>
      )}
      <LeadPages filters={filters} label={`${groupNames[filters.group]} requests`} />
    </VStack>
  );
}

export default function VendorRequestsPage() {
  const { vendorsOffered } = useRuleWords();
  return (
    <VendorPage
      title="Requests"
      lead={`Work near you, offered to at most ${vendorsOffered} at a time.`}
    >
      <LeadInbox />
    </VendorPage>
  );
}
