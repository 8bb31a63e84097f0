import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Section, Skeleton } from '@tree-service/design';
import type { ServiceAreaMapProps } from './ServiceAreaMap';

const ServiceAreaMap = lazy(() => import('./ServiceAreaMap'));

const waiting = <Skeleton $height="20rem" $radius="lg" />;

/** Where the Pro works, in words and on a map that is loaded when it comes near the screen. */
export function ServiceArea({ words, ...area }: ServiceAreaMapProps & { readonly words: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watched = place.current;
    if (watched === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return (
    <Section title="Service area" description={words}>
      <div ref={place}>
        {isNear ? (
          <Suspense fallback={waiting}>
            <ServiceAreaMap {...area} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </Section>
  );
}
