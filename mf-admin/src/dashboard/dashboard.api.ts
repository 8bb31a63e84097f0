import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { rowOf } from '@tree-service/market/api/oneCall';
import { decisionsIn } from '../api/decisions';
import type { Days, HealthOfDay, RemoteFailure, WonAfterRefund } from '../api/health';
import type { OverseenRequest } from '../api/oversight';
import { reviewQueueIn } from '../api/reviewQueue';

const dashboardSchema = v.object({
  decisions: v.pipe(v.unknown(), v.transform(decisionsIn)),
  queue: v.pipe(
    v.array(v.unknown()),
    v.transform((rows: unknown[]) => reviewQueueIn(rows)),
  ),
  health: v.array(rowOf<HealthOfDay>()),
  health_before: v.array(rowOf<HealthOfDay>()),
  failures: v.array(rowOf<RemoteFailure>()),
  won_after_release: v.array(rowOf<WonAfterRefund>()),
  requests: v.array(rowOf<OverseenRequest>()),
});

/** Everything the dashboard shows, in one answer; figures between two days and in as many before. */
export async function askAdminDashboard({ from, to }: Days) {
  const client = await backend();
  const answer = await client.rpc('admin_dashboard', { from_day: from, to_day: to });
  return v.parse(dashboardSchema, unwrap(answer));
}
