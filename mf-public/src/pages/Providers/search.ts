import { zipDigits } from '@tree-service/market/features/firstFacts';
import { isKeyOf, SERVICES } from '@tree-service/domain';
import { DIRECTORY_SORTS, type VendorSearch } from '../../api/directory';

/** What the address of the directory says. */
export interface DirectorySearch extends VendorSearch {
  /** Whether the results are shown on a map as well. */
  readonly map: boolean;
}

/** Fewest stars that can be chosen. */
export const STARS = [3, 4, 4.5] as const;

/** The search of an empty address. */
export const EVERYBODY: DirectorySearch = {
  zip: '',
  category: null,
  sort: 'recommended',
  stars: null,
  compensation: false,
  open: false,
  map: false,
};

const YES = 'yes';

/** Parses a search from an address; invalid values are ignored. */
export function readSearch(parameters: URLSearchParams): DirectorySearch {
  const zip = zipDigits(parameters.get('zip') ?? '') ?? '';
  const service = parameters.get('service') ?? '';
  return {
    zip,
    category: isKeyOf(SERVICES, service) ? service : null,
    sort: DIRECTORY_SORTS.find((sort) => sort === parameters.get('sort')) ?? 'recommended',
    stars: STARS.find((stars) => String(stars) === parameters.get('stars')) ?? null,
    compensation: parameters.get('compensation') === YES,
    open: parameters.get('open') === YES,
    map: parameters.get('map') === YES,
  };
}

/** The parameters of a search, without those that say the usual. */
export function writeSearch(search: DirectorySearch): string {
  const { zip, category, sort, stars, compensation, open, map } = search;
  const parameters = new URLSearchParams({
    ...(zip && { zip }),
    ...(category && { service: category }),
    ...(sort !== 'recommended' && { sort }),
    ...(stars !== null && { stars: String(stars) }),
    ...(compensation && { compensation: YES }),
    ...(open && { open: YES }),
    ...(map && { map: YES }),
  });
  return `?${parameters.toString()}`;
}
