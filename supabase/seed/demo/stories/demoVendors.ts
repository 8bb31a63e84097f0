import type { DemoVendor } from '../market/createVendors';

/** The Pros a main account deals with. */
export interface DemoVendors {
  pro1: DemoVendor;
  pro2: DemoVendor;
  vendors: ReadonlyMap<string, DemoVendor>;
}
