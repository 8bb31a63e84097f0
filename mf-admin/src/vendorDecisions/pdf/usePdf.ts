import { useEffect, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { reportError } from '@tree-service/kernel';
import { openPdf } from './openPdf';

type OpenPdf = PDFDocumentProxy | 'loading' | 'failed';

/** The PDF at the address that was given first: later ones are the same document, renewed. */
export function usePdf(address: string): OpenPdf {
  const [first] = useState(address);
  const [pdf, setPdf] = useState<OpenPdf>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    const open = async () => {
      const task = await openPdf(first, leaving.signal);
      leaving.signal.addEventListener('abort', () => void task.destroy());
      if (leaving.signal.aborted) return void (await task.destroy());
      setPdf(await task.promise);
    };
    open().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      setPdf('failed');
      reportError(error);
    });
    return () => leaving.abort();
  }, [first]);
  return pdf;
}
