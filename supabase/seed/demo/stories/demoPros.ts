import type { Pro } from '../market/createPros';

/** The Pros a main account deals with. */
export interface DemoPros {
  pro1: Pro;
  pro2: Pro;
  pros: ReadonlyMap<string, Pro>;
}
