import type { Pro } from '../market/createVendors';

/** The Pros a main account deals with. */
export interface DemoVendors {
  pro1: Pro;
  pro2: Pro;
  vendors: ReadonlyMap<string, Pro>;
}
