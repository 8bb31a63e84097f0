import type { VendorJob } from '@tree-service/market/api/jobs';
import { SERVICES } from '@tree-service/domain';

/** "Tree removal for Maya". */
export function jobName({ service_requests: request }: VendorJob): string {
  return `${SERVICES[request.category].name} for ${request.contact_name}`;
}
