import { saveFile } from '@tree-service/kernel/native';
import type { PriceDocument } from './priceDocument';

/** Saves it as a PDF; the PDF library is loaded on the first call. Rejects when the file cannot be written. */
export async function savePriceDocument(document: PriceDocument): Promise<void> {
  const { drawPriceDocument } = await import('./drawPriceDocument');
  await saveFile(document.fileName, drawPriceDocument(document).output('blob'));
}
