import type { Queries, Row } from '../../local/database';
import type { Illustrations, Picture, Subject } from './illustrations/scenes';
import { pictureStore, type PictureFiles } from './pictures';
import { seededRandom, type SeededRandom } from './seededRandom';

/** What every part of the demo seed uses: one transaction, one random sequence, one current time. */
export interface DemoContext {
  random: SeededRandom;
  now: Date;
  adminId: string;
  /** One of the choices that was not taken before. Throws when all were. */
  unused(choices: readonly string[]): string;
  /** Runs one statement as a signed-in account, with the role and claims the Data API sets. */
  as(userId: string, sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Runs one statement with all rights, recorded as done by the account. */
  onBehalfOf(userId: string, sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Runs one statement with all rights, recorded as done by no one. */
  asProduct<R extends Row = Row>(sql: string, parameters?: readonly unknown[]): Promise<R[]>;
  /** Runs one statement in the role of the statement before. */
  asCurrentRole(sql: string, parameters: readonly unknown[]): Promise<Row[]>;
  /** A time so many hours before now, in ISO 8601. */
  ago(hours: number): string;
  /** Stores a photo of a tree for an account; returns its path. */
  storePhoto(ownerId: string, subject: Subject): Promise<string>;
  /** Stores a document of a Pro; returns its path. */
  storeDocument(vendorId: string): Promise<string>;
  /** Stores a picture a Pro shows; returns its path. */
  storeMedia(vendorId: string, picture: Picture): Promise<string>;
}

function takingOnce(random: SeededRandom): DemoContext['unused'] {
  const taken = new Set<string>();
  return (choices) => {
    const choice = random.pick(choices.filter((one) => !taken.has(one)));
    taken.add(choice);
    return choice;
  };
}

/** Creates the context of a transaction; pictures are written to `files`. */
export function createContext(
  queries: Queries,
  random: SeededRandom,
  now: Date,
  adminId: string,
  files: PictureFiles,
  illustrations: Illustrations,
): DemoContext {
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
  const asProduct: DemoContext['asProduct'] = (sql, parameters) => act('none', '', sql, parameters);
  const photos = pictureStore(asProduct, random, files, illustrations);
  // Has random numbers of its own, so that pictures do not change the requests.
  const business = pictureStore(asProduct, seededRandom(20261122), files, illustrations);
  return {
    random,
    unused: takingOnce(random),
    now,
    adminId,
    as: (userId, sql, parameters) => act('authenticated', userId, sql, parameters),
    onBehalfOf: (userId, sql, parameters) => act('none', userId, sql, parameters),
    asProduct,
    asCurrentRole: (sql, parameters) => queries.query(sql, parameters),
    ago: (hours) => new Date(now.getTime() - hours * 3_600_000).toISOString(),
    storePhoto: photos.keepScene,
    storeDocument: business.keepCertificate,
    storeMedia: business.keepMedia,
  };
}

const BECOME = `select set_config('role', $1, true), set_config('request.jwt.claim.sub', $2, true),
  set_config('request.jwt.claims', $3, true)`;
