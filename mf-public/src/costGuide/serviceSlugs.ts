import { SERVICE_CATEGORIES, type ServiceCategory } from '@tree-service/domain';

/** How a service is written in an address: `tree-removal`. */
export function slugOfService(service: ServiceCategory): string {
  return service.replaceAll('_', '-');
}

/** Every service as written in an address. */
export const SERVICE_SLUGS: readonly string[] = SERVICE_CATEGORIES.map(slugOfService);

/** The service an address names, null when it names none. */
export function serviceOfSlug(slug: string): ServiceCategory | null {
  return SERVICE_CATEGORIES.find((service) => slugOfService(service) === slug) ?? null;
}
