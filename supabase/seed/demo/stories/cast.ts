import type { Pro } from '../market/openBusinesses';

/** The Pros a main account deals with. */
export interface Cast {
  pro1: Pro;
  pro2: Pro;
  pros: ReadonlyMap<string, Pro>;
}
