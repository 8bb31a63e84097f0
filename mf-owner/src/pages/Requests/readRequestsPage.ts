// Apart from the page, because the route starts it before the page has loaded.
import { queryClient } from '@tree-service/kernel';
import { myPropertiesQuery } from '../../api/properties';
import { foundRequestsQuery, requestCountsQuery } from '../../api/requestLists';
import { parseSearch, toRequestSearch } from './requestSearch';

/** Reads what the list of requests shows at an address, as far as it is not known yet. */
export function readRequestsPage(ownerId: string, parameters: URLSearchParams): void {
  const search = parseSearch(parameters);
  void queryClient.prefetchInfiniteQuery(foundRequestsQuery(ownerId, toRequestSearch(search)));
  void queryClient.prefetchQuery(requestCountsQuery(ownerId, search.propertyId));
  void queryClient.prefetchQuery(myPropertiesQuery(ownerId));
}
