import { SERVICE_CATEGORIES, type ServiceCategory } from '@tree-service/domain';

/** The slug of a service: `tree-removal`. */
export function slugOfService(service: ServiceCategory): string {
  return service.replaceAll('_', '-');
}

export const SERVICE_SLUGS: readonly string[] = SERVICE_CATEGORIES.map(slugOfService);

/** The service of a slug, or null. */
export function serviceOfSlug(slug: string): ServiceCategory | null {
  return SERVICE_CATEGORIES.find((service) => slugOfService(service) === slug) ?? null;
}
