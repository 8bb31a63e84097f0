import { Button, Skeleton, VStack } from '@tree-service/design';
import { Map as MapIcon } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';

/** Height of a map, so that nothing moves when it arrives. */
export const MAP_HEIGHT = '20rem';

/** A map that is loaded when its owner opens it. */
export function MapOnDemand({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <VStack $gap={3}>
      <div>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <MapIcon size={18} aria-hidden />
          {isOpen ? 'Hide map' : 'Show map'}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton $height={MAP_HEIGHT} $radius="lg" />}>{children}</Suspense>
      )}
    </VStack>
  );
}
