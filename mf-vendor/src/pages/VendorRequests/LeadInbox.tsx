import { useRuleWords } from '@tree-service/market/features/rules';
import { useQuery } from '@tanstack/react-query';
import { leadCountsQuery } from '../../api/leadInbox';
import { LinkTabs, Text, VStack } from '@tree-service/design';
import { useSearchParams } from 'react-router';
import { useVendorId } from '../../area/vendorId';
import { leadFiltersAddress, parseLeadFilters, usualSort } from '../../leads/leadFilters';
import { countGroup, LEAD_GROUPS } from '../../leads/leadGroups';
import { refundRule } from '../../leads/words';
import { LeadFilterBar } from './LeadFilterBar';
import { LeadPages } from './LeadPages';

const groupNames = { new: 'New', active: 'Under way', won: 'Won', closed: 'Closed' } as const;

/** The Pro's leads by part of the inbox, narrowed down and ordered as the address says. */
export function LeadInbox() {
  const rules = useRuleWords();
  const [address] = useSearchParams();
  const filters = parseLeadFilters(address);
  const counts = useQuery(leadCountsQuery(useVendorId()));
  return (
    <VStack $gap={5}>
      <LinkTabs
        look="pills"
        label="Show requests"
        tabs={LEAD_GROUPS.map((group) => ({
          to: leadFiltersAddress({ ...filters, group, sort: usualSort(group) }),
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
