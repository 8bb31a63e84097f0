import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import type { ConversationSummary } from '@tree-service/market/api/conversations';
import { rowOf } from '@tree-service/market/api/oneCall';
import type { RequestState } from '@tree-service/domain';
import type { OpenDispute } from './disputes';
import type { PropertyFigures, Spending, TreeNeedingCare } from './portfolio';
import type { Property } from './properties';
import type { MyRequest } from './requestLists';
import type { UpcomingJob } from './upcomingJobs';

const dashboardSchema = v.object({
  pressing: v.object({ requests: v.array(rowOf<MyRequest>()), total: v.number() }),
  conversations: v.array(rowOf<ConversationSummary>()),
  disputes: v.array(rowOf<OpenDispute>()),
  counts: rowOf<Partial<Record<RequestState, number>>>(),
  properties: v.array(rowOf<Property>()),
  figures: rowOf<Partial<Record<string, PropertyFigures>>>(),
  open: v.array(rowOf<MyRequest>()),
  jobs: v.array(rowOf<UpcomingJob>()),
  care: v.array(rowOf<TreeNeedingCare>()),
  spending: v.array(rowOf<Spending>()),
  saved_vendors: v.unknown(),
  draft: v.unknown(),
});

/** Everything the dashboard shows, in one answer; figures of as many properties as it shows. */
export async function askOwnerDashboard(shownProperties: number) {
  const client = await backend();
  const answer = await client.rpc('owner_dashboard', { shown_properties: shownProperties });
  return v.parse(dashboardSchema, unwrap(answer));
}
