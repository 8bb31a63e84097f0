import { useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import styled from 'styled-components';
import { reportError } from '@tree-service/kernel';
import { color, radius, Text } from '@tree-service/design';

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
export function PdfPage({ pdf, place, label }: PdfPageProps) {
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
      await task.promise;
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
