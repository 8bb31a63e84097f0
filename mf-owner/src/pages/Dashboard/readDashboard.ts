import { queryClient } from '@tree-service/kernel';
import { partsOf } from '@tree-service/market/api/oneCall';
import { savedVendorsOf, savedVendorsQuery } from '@tree-service/market/api/savedVendors';
import { unreadConversationsQuery } from '../../api/conversations';
import { askOwnerDashboard } from '../../api/dashboard';
import { openDisputesQuery } from '../../api/disputes';
import { propertyFiguresQuery, spendingQuery, treesNeedingCareQuery } from '../../api/portfolio';
import { myPropertiesQuery } from '../../api/properties';
import { keptDraftOf, latestDraftQuery } from '../../api/requestDrafts';
import {
  foundRequestsQuery,
  pressingRequestsQuery,
  requestCountsQuery,
} from '../../api/requestLists';
import { upcomingJobsOf, upcomingJobsQuery } from '../../api/upcomingJobs';
import { OPEN_REQUESTS, SHOWN_PROPERTIES } from './shown';

/** Reads in one call what the sections of the dashboard show, as far as it is not known yet. */
export function readDashboard(ownerId: string): void {
  const part = partsOf(async () => {
    const dashboard = await askOwnerDashboard(SHOWN_PROPERTIES);
    const shown = dashboard.properties.slice(0, SHOWN_PROPERTIES).map(({ id }) => id);
    queryClient.setQueryData(propertyFiguresQuery(ownerId, shown).queryKey, dashboard.figures);
    return dashboard;
  });
  void queryClient.prefetchQuery({
    ...pressingRequestsQuery(ownerId),
    queryFn: part(({ pressing }) => pressing),
  });
  void queryClient.prefetchQuery({
    ...unreadConversationsQuery(ownerId),
    queryFn: part(({ conversations }) => conversations),
  });
  void queryClient.prefetchQuery({
    ...openDisputesQuery(ownerId),
    queryFn: part(({ disputes }) => disputes),
  });
  void queryClient.prefetchQuery({
    ...requestCountsQuery(ownerId, null),
    queryFn: part(({ counts }) => counts),
  });
  void queryClient.prefetchQuery({
    ...myPropertiesQuery(ownerId),
    queryFn: part(({ properties }) => properties),
  });
  void queryClient.prefetchInfiniteQuery({
    ...foundRequestsQuery(ownerId, OPEN_REQUESTS),
    queryFn: part(({ open }) => open),
  });
  void queryClient.prefetchQuery({
    ...upcomingJobsQuery(ownerId),
    queryFn: part(({ jobs }) => upcomingJobsOf(jobs)),
  });
  void queryClient.prefetchQuery({
    ...treesNeedingCareQuery(ownerId, null),
    queryFn: part(({ care }) => care),
  });
  void queryClient.prefetchQuery({
    ...spendingQuery(ownerId),
    queryFn: part(({ spending }) => spending),
  });
  void queryClient.prefetchQuery({
    ...savedVendorsQuery(ownerId),
    queryFn: part(({ saved_vendors }) => savedVendorsOf(saved_vendors)),
  });
  void queryClient.prefetchQuery({
    ...latestDraftQuery(ownerId),
    queryFn: part(({ draft }) => keptDraftOf(draft)),
  });
}
