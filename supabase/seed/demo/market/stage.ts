import type { Queries, Row } from '../../../local/database';
import { keepPhotos, type PhotoFiles } from '../photos';
import { seededRandom, type SeededRandom } from '../seededRandom';

/** What the demo's stories are played on: one transaction, one chance, one moment called now. */
export interface Stage {
  random: SeededRandom;
  now: Date;
  adminId: string;
  /** Runs one statement as a signed-in account, with the role and claims the Data API sets. */
  as(userId: string, sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Runs one statement as the product itself, while the account counts as who acts. */
  onBehalfOf(userId: string, sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Runs one statement as the product, with nobody acting. */
  asProduct<R extends Row = Row>(sql: string, parameters?: readonly unknown[]): Promise<R[]>;
  /** Runs one statement as whoever acted last; for what anybody of the demo may run. */
  whoever(sql: string, parameters: readonly unknown[]): Promise<Row[]>;
  /** The moment so many hours before now, in ISO 8601. */
  ago(hours: number): string;
  /** Keeps a picture of an account in storage; returns its path. */
  keepPhoto(ownerId: string): Promise<string>;
  /** Keeps a drawing in one of a Pro's own buckets; returns its path. */
  keepFile(vendorId: string, bucket: 'vendor-documents' | 'vendor-media'): Promise<string>;
}

/** Builds the stage over a transaction; pictures go to `files`. */
export function stageOn(
  queries: Queries,
  random: SeededRandom,
  now: Date,
  adminId: string,
  files: PhotoFiles,
): Stage {
  let current = '';
  // Changing the role costs a round trip, and often one person does several things in a row.
  const become = async (role: string, userId: string) => {
    if (current === role + userId) return;
    const claims = userId && JSON.stringify({ sub: userId, role: 'authenticated' });
    await queries.query(BECOME, [role, userId, claims]);
    current = role + userId;
  };
  const act = async <R extends Row>(
    role: string,
    userId: string,
    sql: string,
    parameters: readonly unknown[] = [],
  ) => {
    await become(role, userId);
    return queries.query<R>(sql, parameters);
  };
  const asProduct: Stage['asProduct'] = (sql, parameters) => act('none', '', sql, parameters);
  const keepPhoto = keepPhotos(asProduct, random, files);
  return {
    random,
    now,
    adminId,
    as: (userId, sql, parameters) => act('authenticated', userId, sql, parameters),
    onBehalfOf: (userId, sql, parameters) => act('none', userId, sql, parameters),
    asProduct,
    whoever: (sql, parameters) => queries.query(sql, parameters),
    ago: (hours) => new Date(now.getTime() - hours * 3_600_000).toISOString(),
    keepPhoto: (ownerId) => keepPhoto(ownerId, 'tree-photos'),
    // Chances of its own: what hangs on a wall does not change how the stories go.
    keepFile: keepPhotos(asProduct, seededRandom(20261122), files),
  };
}

const BECOME = `select set_config('role', $1, true), set_config('request.jwt.claim.sub', $2, true),
  set_config('request.jwt.claims', $3, true)`;
