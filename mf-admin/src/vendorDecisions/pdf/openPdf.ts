import type { PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Begins to read a PDF. It is read and drawn on the page's own thread: the site's policy allows no
 * workers, frames or plug-ins. Nothing in the file is run, and it is drawn without what needs
 * WebAssembly. Rejects when the file cannot be fetched; the task when it is no PDF.
 */
export async function openPdf(
  address: string,
  signal: AbortSignal,
): Promise<PDFDocumentLoadingTask> {
  const [{ getDocument }, answer] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    fetch(address, { signal }),
    // Registers the reader of the file, so that no worker is requested.
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);
  if (!answer.ok) throw new Error(`The document answered ${answer.status}.`);
  const data = new Uint8Array(await answer.arrayBuffer());
  return getDocument({ data, useWasm: false, isEvalSupported: false, verbosity: 0 });
}
