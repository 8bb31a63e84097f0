import { zipDigits } from '@tree-service/market/features/firstFacts';
import { isKeyOf, SERVICES, type ServiceCategory } from '@tree-service/domain';

export interface DirectorySearch {
  readonly zip: string;
  readonly category: ServiceCategory | null;
  readonly page: number;
}

/** Parses a search from an address; invalid values are ignored. */
export function readSearch(parameters: URLSearchParams): DirectorySearch {
  const zip = zipDigits(parameters.get('zip') ?? '') ?? '';
  const service = parameters.get('service') ?? '';
  const page = Number(parameters.get('page') ?? '1');
  return {
    zip,
    category: isKeyOf(SERVICES, service) ? service : null,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** The parameters of a search, without empty ones. */
export function writeSearch({ zip, category, page }: DirectorySearch): string {
  const parameters = new URLSearchParams();
  if (zip) parameters.set('zip', zip);
  if (category) parameters.set('service', category);
  if (page > 1) parameters.set('page', String(page));
  return `?${parameters.toString()}`;
}
