import { newKey } from '@tree-service/domain';
import { authState } from '@tree-service/kernel';
import { createDeviceFiles, type DeviceFile } from './deviceFiles';

/** A file that a form keeps on this device, and the key it is uploaded under. */
export interface KeptFile extends DeviceFile {
  readonly key: string;
}

/** As long as the words of a draft. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const device = createDeviceFiles('tree-service-forms', 'files');

// `account|draft|time|key`: sorted by time, and found by account or by draft.
const accountOf = () => authState().user?.id ?? 'visitor';
const prefixOf = (draft: string) => `${accountOf()}|${draft}|`;
const timeOf = (stored: string) => Number(stored.split('|')[2]);
const keyOf = (stored: string) => stored.split('|')[3] ?? '';

async function storedUnder(prefix: string): Promise<string[]> {
  const all = await device.keys();
  const tooOld = all.filter((stored) => !(timeOf(stored) > Date.now() - KEPT_MS));
  if (tooOld.length > 0) await device.forget(tooOld);
  return all
    .filter((stored) => stored.startsWith(prefix) && !tooOld.includes(stored))
    .sort((a, b) => timeOf(a) - timeOf(b) || (a < b ? -1 : 1));
}

/** Keeps a file of the draft on this device. Rejects where the browser refuses; the page has it all the same. */
export function keepFormFile(draft: string, { key, file, name }: KeptFile): Promise<void> {
  return device.keep(`${prefixOf(draft)}${Date.now()}|${key}`, file, name);
}

/** The files of the draft as they were added. */
export async function readFormFiles(draft: string): Promise<KeptFile[]> {
  const stored = await storedUnder(prefixOf(draft));
  const files = await Promise.all(
    stored.map(async (each) => ({ key: keyOf(each), read: await device.read(each) })),
  );
  return files.flatMap(({ key, read }) => (read === null ? [] : [{ key, ...read }]));
}

/** Removes files of the draft from this device: those with these keys, or all of them. */
export async function forgetFormFiles(draft: string, only?: readonly string[]): Promise<void> {
  const stored = await storedUnder(prefixOf(draft));
  await device.forget(
    only === undefined ? stored : stored.filter((each) => only.includes(keyOf(each))),
  );
}

/** Removes every file that forms of this account keep on this device. */
export async function forgetFormFilesOf(accountId: string): Promise<void> {
  await device.forget(await storedUnder(`${accountId}|`));
}

/** A new file to keep; under its key it is stored once, however often sending is tried. */
export function newKeptFile(file: Blob, name: string): KeptFile {
  return { key: newKey(), file, name };
}
