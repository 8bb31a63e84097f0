import { pluginCall, textField, attempt } from './plugin';

const IN_DOCUMENTS = { directory: 'DOCUMENTS' } as const;
const AS_TEXT = { ...IN_DOCUMENTS, encoding: 'utf8' } as const;

/** A download reads its address after the click has returned; a large one takes a while. */
const READ_WITHIN_MS = 60_000;

/** A file was to be saved on a device that would not take it; why is in the log. */
export class FileNotSavedError extends Error {
  override readonly name = 'FileNotSavedError';
}

function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}

/** What the wrapper takes for the bytes of a file. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}

async function writeDocument(name: string, write: () => Promise<unknown>): Promise<void> {
  const isWritten = await attempt(`Writing ${name}`, async () => {
    await write();
    return true;
  });
  if (!isWritten) throw new FileNotSavedError('The file could not be saved on this device.');
}

/**
 * Saves a file for the user: among the wrapper's documents, else as the browser's download. Throws a
 * `FileNotSavedError` when the device would not take it.
 */
export async function saveFile(name: string, file: Blob): Promise<void> {
  const writeFile = pluginCall('Filesystem', 'writeFile');
  if (writeFile === null) download(name, file);
  else {
    await writeDocument(name, async () =>
      writeFile({ path: name, data: await base64Of(file), ...IN_DOCUMENTS }),
    );
  }
}

/** Saves a text as a file, as `saveFile` does. */
export async function saveTextFile(name: string, text: string): Promise<void> {
  const writeFile = pluginCall('Filesystem', 'writeFile');
  if (writeFile === null) {
    const type = name.endsWith('.csv') ? 'text/csv' : 'text/plain';
    download(name, new Blob([text], { type: `${type};charset=utf-8` }));
  } else {
    await writeDocument(name, () => writeFile({ path: name, data: text, ...AS_TEXT }));
  }
}

/** A text file from the wrapper's documents; null in a browser, and when it cannot be read. */
export async function readTextFile(name: string): Promise<string | null> {
  const readFile = pluginCall('Filesystem', 'readFile');
  if (readFile === null) return null;
  return textField(
    await attempt(`Reading ${name}`, () => readFile({ path: name, ...AS_TEXT })),
    'data',
  );
}
