import { SERVICES, type ServiceCategory } from '@tree-service/domain';

/** "Tree removal for Maya". */
export function jobName({
  service_requests: request,
}: {
  service_requests: { category: ServiceCategory; contact_name: string };
}): string {
  return `${SERVICES[request.category].name} for ${request.contact_name}`;
}

/** "Austin, TX · request #1097". */
export function placeOf(request: { city: string; region: string; number: number }): string {
  return `${request.city}, ${request.region} · request #${request.number}`;
}
