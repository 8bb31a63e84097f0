import { useEffect, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, color, HStack, radius, SkeletonText, Text, VStack } from '@tree-service/design';
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { reportError } from '@tree-service/kernel';
import { inTime } from './inTime';
import styled from 'styled-components';

/**
 * Begins to read a PDF. It is read and drawn on the page's own thread: the site's policy allows no
 * workers, frames or plug-ins. Nothing in the file is run, it is drawn without what needs WebAssembly, and
 * pictures too large for a scanned page are left out. Rejects when the file cannot be fetched; the task when
 * it is no PDF.
 */
async function openPdf(address: string, signal: AbortSignal): Promise<PDFDocumentLoadingTask> {
  const [{ getDocument }, answer] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    fetch(address, { signal }),
    // Registers the reader of the file, so that no worker is requested.
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);
  if (!answer.ok) throw new Error(`The document answered ${answer.status}.`);
  const data = new Uint8Array(await answer.arrayBuffer());
  return getDocument({
    data,
    useWasm: false,
    isEvalSupported: false,
    maxImageSize: MOST_PIXELS,
    verbosity: 0,
  });
}

/** A letter page scanned at 600 dpi, with room. */
const MOST_PIXELS = 40_000_000;

type OpenPdf = PDFDocumentProxy | 'loading' | 'failed';

/** The PDF at the address that was given first: later ones are the same document, renewed. */
function usePdf(address: string): OpenPdf {
  const [first] = useState(address);
  const [pdf, setPdf] = useState<OpenPdf>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    const open = async () => {
      const task = await openPdf(first, leaving.signal);
      leaving.signal.addEventListener('abort', () => void task.destroy());
      if (leaving.signal.aborted) return void (await task.destroy());
      setPdf(await inTime(task.promise, () => void task.destroy()));
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

/** The longer side in pixels: sharp on a screen, and an end to pages of any size. */
const LONGEST = 1600;

const Paper = styled.canvas`
  width: 100%;
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background: white;
`;

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  /** From 1. */
  readonly place: number;
  readonly label: string;
}

/** One page of a PDF, drawn. */
function PdfPage({ pdf, place, label }: PdfPageProps) {
  const paper = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<number | 'failed' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const draw = async () => {
      const page = await pdf.getPage(place);
      const canvas = paper.current;
      if (leaving.signal.aborted || canvas === null) return;
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: LONGEST / Math.max(width, height) });
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      const task = page.render({ canvas, viewport });
      leaving.signal.addEventListener('abort', () => task.cancel());
      // Drawn a little at a time, so that the page stays alive and the limit can end it.
      task.onContinue = (goOn: () => void) => void setTimeout(goOn);
      await inTime(task.promise, () => task.cancel());
      setDrawn(place);
    };
    draw().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      setDrawn('failed');
      reportError(error);
    });
    return () => leaving.abort();
  }, [pdf, place]);
  return (
    <>
      {drawn === 'failed' && <Text role="alert">We couldn't show this page here.</Text>}
      <Paper ref={paper} role="img" aria-label={label} aria-busy={drawn !== place} />
    </>
  );
}

interface PdfViewerProps {
  readonly address: string;
  /** "Liability insurance". */
  readonly name: string;
}

/** A PDF, one page at a time. */
export default function PdfViewer({ address, name }: PdfViewerProps) {
  const pdf = usePdf(address);
  const [place, setPlace] = useState(1);
  if (pdf === 'loading')
    return <SkeletonText lines={8} label={`Loading the document of ${name}`} />;
  if (pdf === 'failed') return <Text role="alert">We couldn't show this PDF here.</Text>;
  const { numPages } = pdf;
  const where = `page ${place} of ${numPages}`;
  return (
    <VStack $gap={2}>
      <PdfPage pdf={pdf} place={place} label={`Document of ${name}, ${where}`} />
      {numPages > 1 && (
        <HStack $gap={3} $justify="center">
          <Button
            variant="ghost"
            size="sm"
            aria-label="Previous page"
            disabled={place === 1}
            onClick={() => setPlace(place - 1)}
          >
            <ChevronLeft size={18} aria-hidden />
          </Button>
          <Text as="span" size="sm" role="status" numeric>
            Page {place} of {numPages}
          </Text>
          <Button
            variant="ghost"
            size="sm"
            aria-label="Next page"
            disabled={place === numPages}
            onClick={() => setPlace(place + 1)}
          >
            <ChevronRight size={18} aria-hidden />
          </Button>
        </HStack>
      )}
    </VStack>
  );
}
