import { attempt } from './attempt';
import { pluginCall, textField } from './plugin';

const IN_DOCUMENTS = { directory: 'DOCUMENTS', encoding: 'utf8' } as const;

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * Saves a text file for the user: among the wrapper's documents, else as the browser's download.
 * Returns whether it was saved; the reason why not is only logged.
 */
export async function saveTextFile(name: string, text: string): Promise<boolean> {
  const writeFile = pluginCall('Filesystem', 'writeFile');
  if (writeFile === null) {
    download(name, text);
    return true;
  }
  const answer = await attempt(`Writing ${name}`, async () => {
    await writeFile({ path: name, data: text, ...IN_DOCUMENTS });
    return true;
  });
  return answer ?? false;
}

/** A text file from the wrapper's documents; null in a browser, and when it cannot be read. */
export async function readTextFile(name: string): Promise<string | null> {
  const readFile = pluginCall('Filesystem', 'readFile');
  if (readFile === null) return null;
  return textField(
    await attempt(`Reading ${name}`, () => readFile({ path: name, ...IN_DOCUMENTS })),
    'data',
  );
}
