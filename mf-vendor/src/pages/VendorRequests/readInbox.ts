// Apart from the page, because the route starts it before the page has loaded.
import { queryClient } from '@tree-service/kernel';
import { marketplaceRulesQuery } from '@tree-service/market/api/marketplaceRules';
import { leadCountsQuery, leadPagesQuery } from '../../api/leadInbox';
import { businessQuery } from '../../api/vendors';
import { leadPageFilter, parseLeadFilters, parseLeadCursor } from '../../leads/leadFilters';

/** Reads what the inbox shows at an address, as far as it is not known yet. */
export function readInbox(vendorId: string, address: URLSearchParams): void {
  const filter = leadPageFilter(parseLeadFilters(address));
  const from = parseLeadCursor(address.get('from'));
  void queryClient.prefetchInfiniteQuery(leadPagesQuery(vendorId, filter, from));
  void queryClient.prefetchQuery(leadCountsQuery(vendorId));
  void queryClient.prefetchQuery(businessQuery(vendorId));
  void queryClient.prefetchQuery(marketplaceRulesQuery());
}
