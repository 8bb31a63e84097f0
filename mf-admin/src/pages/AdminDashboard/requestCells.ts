import { REQUEST_STATES, SERVICES } from '@tree-service/domain';
import type { OverseenRequest } from '../../api/oversight';
import { offerCounts } from './offerCounts';

/** A request as a row of a file. */
export const requestCells = (request: OverseenRequest) => ({
  Request: request.number,
  Service: SERVICES[request.category].name,
  City: request.city,
  State: request.region,
  Status: REQUEST_STATES[request.state].label,
  Offered: offerCounts(request.leads).offered,
  Accepted: offerCounts(request.leads).accepted,
  'Submitted (UTC)': request.created_at,
});
