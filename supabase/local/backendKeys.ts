import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from './jwt';
import { PlainError } from './plainError';

/** The secrets of one local backend. Only the publishable key may reach a browser. */
export interface BackendKeys {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
}

/** The keys kept in a folder, made on first use. Throws a PlainError when the file is damaged. */
export function backendKeys(folder: string): BackendKeys {
  const file = path.join(folder, 'keys.json');
  if (existsSync(file)) return readKeys(file);
  const random = () => randomBytes(24).toString('base64url');
  const keys: BackendKeys = {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
  };
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

function readKeys(file: string): BackendKeys {
  const keys = parse(readFileSync(file, 'utf8'));
  if (!keys) {
    throw new PlainError(
      `The keys in ${file} cannot be read. Delete the file to make new ones; everybody has to sign in again.`,
    );
  }
  return keys;
}

function parse(text: string): BackendKeys | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    const { jwtSecret, publishableKey, secretKey } = value;
    if (
      typeof jwtSecret !== 'string' ||
      typeof publishableKey !== 'string' ||
      typeof secretKey !== 'string'
    )
      return undefined;
    return { jwtSecret, publishableKey, secretKey };
  } catch {
    return undefined;
  }
}
