import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import type { Variables } from '../functions/_shared/variables';
import { withoutServices } from '../functions/_shared/outbox';
import { accountRoutes } from './auth/accountRoutes';
import { accountsApp } from './auth/accountsApp';
import { backendKeys } from './backendKeys';
import { calendarRoutes } from './calendar/calendarRoutes';
import { startClock } from './clock';
import type { Database } from './database';
import { lockFolder } from './folderLock';
import { answerBy, serveRequest, type Route } from './http/serving';
import { AccountMailer } from './mail/accountMailer';
import { mailboxRoutes } from './mail/mailboxRoutes';
import { unsubscribeRoutes } from './mail/unsubscribeRoutes';
import { mailboxCarrier } from './outbox/mailboxCarrier';
import { deliverOutbox } from './outbox/outboxWorker';
import { announceSiteAddress, hasOutbox } from './outbox/siteAddress';
import { dataRoutes } from './dataRoutes';
import { embeddedPayments } from './payments/embeddedPayments';
import { preparedDatabase } from './preparedDatabase';
import type { Seed } from './seeding';
import { RealtimeServer } from './realtime/realtimeServer';
import { ObjectFiles } from './storage/objectFiles';
import { removeErasedFiles } from './storage/removeErasedFiles';
import { StoredObjects } from './storage/storedObjects';
import { storageRoutes } from './storage/storageRoutes';
import { embeddedTelemetry } from './telemetry/embeddedTelemetry';

/** How a local backend is started. */
export interface BackendOptions {
  /** Folder of everything it keeps: database, files, keys. `supabase/.temp` in the product. */
  dataDir: string;
  /** Address of a PostgreSQL to use instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** Public address of the product, such as http://localhost:3000; links in mails begin with it. */
  origin: string;
  /** Runs once, on a new database, before anybody is served. */
  seed?: Seed;
  /** Other migrations than those of this repository. */
  migrationsFolder?: string;
  /** Whether /mailbox shows every mail, to everyone who reaches this server by a name of this machine. */
  mailbox?: boolean;
  /** Whether another worker sends what is in the outbox; else it goes into the mailbox. */
  outboxElsewhere?: boolean;
  /** How long one address waits between two mails of a kind, in seconds; 1 unless said otherwise. */
  mailPauseSeconds?: number;
  /** Secrets of the payment provider and the OTLP endpoint, by name; those of the environment unless said otherwise. */
  secrets?: Variables;
  /** Where failures and news go; the console unless said otherwise. */
  log?: (message: string, error?: unknown) => void;
}

/** A running local backend, to be mounted into a Node server. */
export interface Backend {
  /** The key browsers send; not a secret. */
  publishableKey: string;
  /** The database, with all rights. */
  database: Database;
  /** Whether a path (`/auth/v1/signup`) is the backend's to answer. */
  handles(pathname: string): boolean;
  /** Answers a request. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Takes over a connection that asks for a web socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Lets time pass for timers alone; see Clock. For tests: no address leads here. */
  advanceClock(milliseconds: number): Promise<void>;
  /** Stops timers and connections and closes the database. */
  close(): Promise<void>;
}

const OWN_PATHS =
  /^\/(?:(?:auth|rest|storage|realtime|functions)\/v1|mailbox|calendar|unsubscribe)(?:\/|$)/;

/**
 * Starts accounts, Data API, storage, realtime, mailbox, calendar feeds, payments and timers in this process, on the embedded
 * database or on PostgreSQL. Throws a PlainError, whose message is for people, when it cannot.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const log = options.log ?? logToConsole;
  const dataDir = path.resolve(options.dataDir);
  const unlock = lockFolder(dataDir);
  try {
    return await startLocked({ ...options, dataDir }, log, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startLocked(
  options: BackendOptions,
  log: (message: string, error?: unknown) => void,
  unlock: () => void,
): Promise<Backend> {
  const origin = new URL(options.origin).origin;
  const keys = backendKeys(options.dataDir);
  const files = new ObjectFiles(path.join(options.dataDir, 'files'));
  const open = await preparedDatabase({ ...options, files, log });
  const { database } = open;

  const mailer = new AccountMailer(database, origin);
  const app = await accountsApp(open, keys, mailer);
  const objects = new StoredObjects(database, files);
  const realtime = new RealtimeServer(database, keys, (error) =>
    log('A live message could not be delivered.', error),
  );
  await realtime.start();
  // Reads the catalog now, so that the first visitor does not wait for it.
  await open.asCaller(() => open.connection.introspect({ useCache: true }));
  await announceSiteAddress(database, origin);
  const variables = options.secrets ?? process.env;
  const telemetry = embeddedTelemetry(variables, database, log);
  const carriers = { email: mailboxCarrier(database), ...withoutServices };
  const payments = embeddedPayments({
    variables,
    keys,
    database,
    origin,
    send: (request) => answer(request),
    log,
  });
  const delivers = !options.outboxElsewhere && (await hasOutbox(database));
  const clock = startClock({
    database,
    deliver: async () => {
      if (delivers) await deliverOutbox({ database, carriers });
      await payments.work();
      telemetry.forward();
    },
    trim: async () => {
      await realtime.trim();
      await removeErasedFiles(objects);
      await payments.reconcile();
    },
    onError: (error) => log('The timers could not run; they are tried again in a moment.', error),
  });

  const mailPauseSeconds = options.mailPauseSeconds ?? 1;
  const routes: Route[] = [
    ['/auth/v1/', accountRoutes({ app, database, keys, mailer, mailPauseSeconds })],
    ['/rest/v1/', dataRoutes(app, keys)],
    ['/storage/v1/', storageRoutes(objects, keys)],
    ...(options.mailbox === false
      ? []
      : ([['/mailbox', mailboxRoutes(database)]] satisfies Route[])),
    ['/calendar/', calendarRoutes(database)],
    ['/unsubscribe/', unsubscribeRoutes(database)],
    ['/functions/v1/', (request) => telemetry.answer(request, payments.answer)],
  ];

  const answer = answerBy(routes, (work) => open.asCaller(work));

  return {
    publishableKey: keys.publishableKey,
    database,
    handles: (pathname) => OWN_PATHS.test(pathname),
    handle: (request, response) => serveRequest(request, response, { origin, answer, log }),
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      try {
        realtime.upgrade(request, socket, head);
      } catch {
        socket.destroy();
      }
    },
    advanceClock: (milliseconds) => clock.advance(milliseconds),
    async close() {
      await clock.stop();
      await telemetry.stop();
      realtime.close();
      await database.close();
      unlock();
    },
  };
}

function logToConsole(message: string, error?: unknown): void {
  if (error === undefined) console.log(message);
  else console.error(message, error);
}
