import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, HStack, SkeletonText, Text, VStack } from '@tree-service/design';
import { PdfPage } from './PdfPage';
import { usePdf } from './usePdf';

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
