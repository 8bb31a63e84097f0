import type { AccessWorld, Anonymous, CallerName } from './world';
import type { Arguments } from '../support/inputs';

/** Names of callers, separated by spaces; `everyone` and `nobody` stand for themselves. */
export type Allowed = string;

/** Who may do what with the rows of one table. */
export interface TableAccess {
  /** The row the cells are about: it belongs to the world's owner or Pro. */
  target: (world: AccessWorld) => string;
  select: Allowed;
  /**
   * Inserting a row as oneself. `values` is what each tries, and must name `self` where a row
   * belongs to somebody: inserting it in the name of another is tried too, and refused to all.
   */
  insert?: {
    allowed: Allowed;
    values: (self: string, world: AccessWorld, caller: CallerName) => string;
  };
  /** Changing the target row. */
  update?: { allowed: Allowed; change: string };
  delete?: Allowed;
  /** Where the target row itself cannot be deleted by anybody. */
  deleteTarget?: (world: AccessWorld) => string;
  /** Settings of the session that the policies read, such as the topic of a live channel. */
  settings?: (world: AccessWorld) => Record<string, string>;
}

/** Who a public function works for, called with `given`. Everybody else is refused. */
export interface FunctionAccess {
  allowed: Allowed;
  /** Arguments with which it succeeds for everyone who may call it; a photo of `caller` can be made here. */
  given: (world: AccessWorld, caller: CallerName) => Arguments | Promise<Arguments>;
}

/** The tables and functions of one concern. */
export interface Aggregate {
  /**
   * By name. A table has further rows, `<table> <which>`, where another kind of row has other rules,
   * and storage.objects one for each bucket: `storage.objects in <bucket>`.
   */
  tables?: Record<string, TableAccess>;
  functions?: Record<string, FunctionAccess>;
  /**
   * Rows that the deals of the world do not make by themselves, filled in once the world is set up.
   * Returns ids by name, to be had with `row(world, name)`.
   */
  prepare?: (world: AccessWorld) => Promise<Record<string, string>>;
}

/** Both sides of a deal, and the administrator. */
export const SIDES = 'owner vendor admin';

/** Everybody with an account in good standing or not. */
export const SIGNED_IN = 'owner otherOwner vendor otherVendor suspendedVendor admin';

/** Every Pro, whose own rows are the subject. */
export const VENDORS = 'vendor otherVendor suspendedVendor';

/** A condition or value: an id as SQL. */
export const uuid = (value: string) => `'${value}'::uuid`;

/** The rows whose column holds the id of a caller. */
export const mine = (column: string, who: Exclude<CallerName, Anonymous>) => (world: AccessWorld) =>
  `${column} = ${uuid(world.ids[who])}`;

/** Every row of the table. */
export const anyRow = () => 'true';

/** An id that an aggregate's `prepare` returned. */
export function row(world: AccessWorld, name: string): string {
  const id = world.rows[name];
  if (!id) throw new Error(`No aggregate has prepared the row “${name}”.`);
  return id;
}
