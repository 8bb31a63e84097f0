// Apart from the page, because the route reads these before the page has loaded.
import { toRequestSearch } from '../Requests/requestSearch';

/** How many properties the dashboard shows. */
export const SHOWN_PROPERTIES = 6;

/** The search behind the open requests of the dashboard. */
export const OPEN_REQUESTS = toRequestSearch({
  group: 'open',
  words: '',
  order: 'newest',
  propertyId: null,
});
