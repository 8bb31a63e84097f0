import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { postgresTestUrl } from '../support/database';
import { programFile } from '../support/programs';
import { embeddedTemplate } from '../support/template';

const ROOT = path.join(__dirname, '..', '..', '..');

/** A mail as /mailbox/messages.json shows it. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  time: string;
}

/** A backend in a process of its own, as the product runs it. */
export interface RunningBackend {
  origin: string;
  publishableKey: string;
  dataDir: string;
  /** The address of its PostgreSQL; undefined on the embedded engine. */
  databaseUrl: string | undefined;
  /** Milliseconds from the start of the program until it was ready. */
  startedIn: number;
  /** What the process has written to its log. */
  log(): string;
  /** A supabase-js client with a session of its own, and with an IP address of its own if one is given. */
  client(address?: string): SupabaseClient;
  /** A client with another key, such as the secret one. */
  clientWith(key: string): SupabaseClient;
  /** The latest mail to an address. */
  lastMail(to: string): Promise<Message>;
  /** Ends the process, orderly or as `kill -9` does; a folder made for it is deleted. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** How a backend is started for a test. */
export interface RunOptions {
  /** The folder of an earlier backend; a new one when absent. */
  dataDir?: string;
  /** SQL applied as one more migration after the repository's. */
  lastMigration?: string;
  /** Leave the outbox to another worker. */
  outboxElsewhere?: boolean;
  /** Secrets of the payment provider, by name. */
  secrets?: Readonly<Record<string, string>>;
  /** Start without a database instead of with a copy of the migrated one. */
  empty?: boolean;
}

/** A new folder for a backend's data, holding a copy of the migrated database unless `empty`. */
export function newDataDir(empty = false): string {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tree-service-backend-'));
  if (!empty) {
    const folder = path.join(dataDir, 'database');
    mkdirSync(folder);
    const unpacked = spawnSync('tar', ['-xf', embeddedTemplate(), '-C', folder], {
      encoding: 'utf8',
    });
    if (unpacked.status !== 0)
      throw new Error(`The template could not be unpacked: ${unpacked.stderr}`);
  }
  return dataDir;
}

/** Deletes a backend's data. */
export function forgetDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

/** Starts a backend and waits until it is ready. Rejects with what it printed when it ends instead. */
export async function runBackend(options: RunOptions = {}): Promise<RunningBackend> {
  const databaseUrl = options.dataDir || options.empty ? undefined : await postgresTestUrl();
  const dataDir = options.dataDir ?? newDataDir(options.empty || databaseUrl !== undefined);
  const child = spawn(process.execPath, [programFile('serve')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...options.secrets,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      DEMO: 'yes',
      MIGRATIONS_DIR: options.lastMigration ? migrationsWith(dataDir, options.lastMigration) : '',
      OUTBOX: options.outboxElsewhere ? 'elsewhere' : '',
      PORT: '0',
    },
  });
  let log = '';
  child.stderr.on('data', (chunk) => (log += String(chunk)));
  const ready = await readyLine(child, () => log);
  const { origin, publishableKey, milliseconds } = ready;

  return {
    origin,
    publishableKey,
    dataDir,
    databaseUrl,
    startedIn: milliseconds,
    log: () => log,
    client: (address) => clientFor(origin, publishableKey, address),
    clientWith: (key) => clientFor(origin, key),
    async lastMail(to) {
      const answer = await fetch(`${origin}/mailbox/messages.json`);
      const mails: Message[] = await answer.json();
      const mail = mails.find((one) => one.to === to);
      if (!mail) throw new Error(`There is no mail to ${to}.`);
      return mail;
    },
    async stop(signal = 'SIGTERM') {
      await end(child, signal);
      if (!options.dataDir) forgetDataDir(dataDir);
    },
  };
}

function clientFor(origin: string, key: string, address?: string): SupabaseClient {
  return createClient(origin, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: address === undefined ? {} : { 'x-forwarded-for': address } },
  });
}

/** The link a mail asks to press. */
export function linkIn(mail: Message): string {
  const [link] = /https?:\/\/\S+/.exec(mail.text) ?? [];
  if (!link) throw new Error(`The mail "${mail.subject}" has no link.`);
  return link;
}

/** The address that does what the button behind the link of a mail does, and leads on. */
export function pressedLinkIn(mail: Message): string {
  const link = new URL(linkIn(mail));
  const { token_hash = '', ...given } = Object.fromEntries(new URLSearchParams(link.hash.slice(1)));
  const query = new URLSearchParams({ token: token_hash, ...given });
  return new URL(`/auth/v1/verify?${query.toString()}`, link).href;
}

/** Signs up with a password, confirms through the mail and signs in; returns the account's id. */
export async function signUpAndIn(
  backend: RunningBackend,
  client: SupabaseClient,
  email: string,
  userType = 'owner',
): Promise<string> {
  const password = 'correct horse';
  const signedUp = await client.auth.signUp({
    email,
    password,
    options: { data: { user_type: userType } },
  });
  if (signedUp.error) throw signedUp.error;
  await fetch(pressedLinkIn(await backend.lastMail(email)), { redirect: 'manual' });
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return data.user.id;
}

function migrationsWith(dataDir: string, sql: string): string {
  const folder = path.join(dataDir, 'migrations');
  cpSync(path.join(ROOT, 'supabase', 'migrations'), folder, { recursive: true });
  writeFileSync(path.join(folder, '99990101000000_of_a_test.sql'), sql);
  return folder;
}

interface Ready {
  origin: string;
  publishableKey: string;
  milliseconds: number;
}

function readyLine(child: ChildProcess, log: () => string): Promise<Ready> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const line = output.split('\n').find((one) => one.startsWith('{'));
      if (line && output.includes('\n')) resolve(JSON.parse(line));
    });
    child.once('exit', () => reject(new Error(log().trim())));
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => {
      resolve();
    });
    child.kill(signal);
  });
}
