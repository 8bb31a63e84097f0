import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { lazy, Suspense, type Ref } from 'react';
import styled from 'styled-components';
import { vendorFileAddressesQuery } from '@tree-service/market/api/vendorFiles';
import {
  color,
  ErrorBoundary,
  Link,
  media,
  QueryBoundary,
  radius,
  SkeletonText,
  space,
  Text,
  VStack,
} from '@tree-service/design';

const PdfViewer = lazy(() => import('./pdf/PdfViewer'));

const UNSHOWN = "We couldn't show this PDF here.";

const Frame = styled.section`
  align-self: start;
  padding: ${space(4)};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  ${media.laptopUp} {
    position: sticky;
    top: 6rem;
  }
`;

const Picture = styled.img`
  width: 100%;
  max-height: 75vh;
  border-radius: ${radius.sm};
  object-fit: contain;
`;

interface DocumentViewerProps {
  readonly ref?: Ref<HTMLElement>;
  /** "Liability insurance". */
  readonly name: string;
  /** Null while none is chosen or there is none. */
  readonly path: string | null;
}

/** The document of a credential, an image or a PDF. Its address lasts minutes and is renewed. */
export function DocumentViewer({ ref, name, path }: DocumentViewerProps) {
  const query = useQuery(vendorFileAddressesQuery('vendor-documents', path === null ? [] : [path]));
  return (
    <Frame ref={ref} aria-label="Document">
      {path === null ? (
        <Text tone="muted">Choose a document to see it here.</Text>
      ) : (
        <QueryBoundary query={query} what="the document">
          {(addresses) => {
            const address = addresses[path];
            if (address === undefined) {
              return <Text tone="muted">The document is no longer stored.</Text>;
            }
            return (
              <VStack $gap={3}>
                {path.endsWith('.pdf') ? (
                  <ErrorBoundary source="PdfViewer" fallback={<Text>{UNSHOWN}</Text>}>
                    <Suspense fallback={<SkeletonText lines={8} label="Loading the document" />}>
                      <PdfViewer key={path} address={address} name={name} />
                    </Suspense>
                  </ErrorBoundary>
                ) : (
                  <Picture src={address} alt={`Document of ${name}`} />
                )}
                <Link href={address} target="_blank" rel="noreferrer">
                  Open the document of {name} in a new tab <ExternalLink size={16} aria-hidden />
                </Link>
              </VStack>
            );
          }}
        </QueryBoundary>
      )}
    </Frame>
  );
}
