import { messageOf, reportError } from '@tree-service/kernel';
import { saveFile } from '@tree-service/kernel/native';
import type { PrintPicture } from './printPicture';
import type { PriceDocument } from './printable';

/** A document without its logo is better than none. */
async function pictureOf(address: string): Promise<PrintPicture | null> {
  const { loadPrintPicture } = await import('./printPicture');
  return loadPrintPicture(address).catch((cause: unknown) => {
    reportError(cause, { category: 'network', source: `The logo of a PDF: ${messageOf(cause)}` });
    return null;
  });
}

/**
 * Saves it as a PDF, with the logo at `logoAddress` if there is one. The PDF library and its font are
 * loaded on the first call. Rejects when the file cannot be written.
 */
export async function savePriceDocument(
  document: PriceDocument,
  logoAddress?: string,
): Promise<void> {
  const [{ drawPriceDocument }, fonts, logo] = await Promise.all([
    import('./drawPriceDocument'),
    import('./printFonts').then(({ loadPrintFonts }) => loadPrintFonts()),
    logoAddress === undefined ? null : pictureOf(logoAddress),
  ]);
  await saveFile(document.fileName, drawPriceDocument(document, fonts, logo).output('blob'));
}
