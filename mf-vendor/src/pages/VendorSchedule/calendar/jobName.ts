import type { VendorJob } from '@tree-service/shared/api/jobs';
import { SERVICES } from '@tree-service/shared/domain';

/** What people call a job: "Tree removal for Maya". */
export function jobName({ service_requests: request }: VendorJob): string {
  return `${SERVICES[request.category].name} for ${request.contact_name}`;
}
