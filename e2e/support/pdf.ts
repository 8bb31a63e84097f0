import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { jsPDF } from 'jspdf';

/** A PDF as people choose it from their files, with a line of words on each page. */
export function pdf(name: string, pages: readonly string[]) {
  const made = new jsPDF({ format: 'letter' });
  pages.forEach((words, place) => {
    if (place > 0) made.addPage();
    made.setFontSize(32).text(words, 20, 40);
  });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(made.output('arraybuffer')) };
}

// pdf.js exists as an ES module alone, which tests cannot load.
const READER = `
  import { readFileSync } from 'node:fs';
  import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
  const data = new Uint8Array(readFileSync(0));
  const pdf = await getDocument({ data, useWasm: false, isEvalSupported: false, verbosity: 0 }).promise;
  for (let place = 1; place <= pdf.numPages; place += 1) {
    const { items } = await (await pdf.getPage(place)).getTextContent();
    process.stdout.write(items.map(({ str }) => str).join(' ') + '\\n');
  }`;

/** What a PDF says, with a line for each page. */
function textOfPdf(file: Buffer): string {
  return execFileSync(process.execPath, ['--input-type=module', '--eval', READER], {
    input: file,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

/** What the PDF says that a button saves. */
export async function savedPdf(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return textOfPdf(await readFile(await file.path()));
}
