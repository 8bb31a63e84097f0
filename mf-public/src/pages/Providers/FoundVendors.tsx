import { lazy, Suspense } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Map as MapIcon } from 'lucide-react';
import { findVendorsQuery, type ListedVendor } from '../../api/directory';
import { SERVICES } from '@tree-service/domain';
import { isRefusal, messageOf } from '@tree-service/kernel';
import { useVendorPictures } from '@tree-service/market/features/vendorPictures';
import {
  Alert,
  Button,
  QueryBoundary,
  Section,
  Skeleton,
  SkeletonText,
  Text,
  VStack,
} from '@tree-service/design';
import { NextPage } from '@tree-service/design/hooks';
import { DirectoryFilters } from './DirectoryFilters';
import { ListedVendorCard } from './ListedVendorCard';
import { writeSearch, type DirectorySearch } from './search';

const FoundMap = lazy(() => import('./FoundMap'));
// Most searches find someone.
const NoVendors = lazy(() => import('./NoVendors'));

function titleOf(vendors: readonly ListedVendor[], work: string, { zip, open }: DirectorySearch) {
  const total = vendors[0]?.total ?? null;
  if (total === null || open) return `Pros for ${work} around ${zip}`;
  return `${total} ${total === 1 ? 'Pro' : 'Pros'} for ${work} around ${zip}`;
}

/** The Pros who serve a ZIP code, a page at a time, and on a map when asked for. */
export function FoundVendors({ search }: { readonly search: DirectorySearch }) {
  const { category, map } = search;
  const query = useInfiniteQuery(findVendorsQuery(search));
  const pictures = useVendorPictures(query.data ?? [], 1);
  const work = category ? SERVICES[category].name.toLowerCase() : 'tree work';
  if (isRefusal(query.error)) {
    return <Alert tone="warning" role="alert" title={messageOf(query.error)} />;
  }
  return (
    <VStack $gap={5}>
      <DirectoryFilters search={search} />
      <QueryBoundary query={query} what="Pros near you" loading={<SkeletonText lines={6} />}>
        {(vendors) =>
          vendors.length === 0 ? (
            <Suspense fallback={<SkeletonText lines={6} />}>
              <NoVendors work={work} search={search} />
            </Suspense>
          ) : (
            <Section
              title={titleOf(vendors, work, search)}
              description="All have verified liability insurance."
              actions={
                <Button
                  asLink
                  variant="outline"
                  size="sm"
                  preventScrollReset
                  to={writeSearch({ ...search, map: !map })}
                >
                  <MapIcon size={18} aria-hidden />
                  {map ? 'Hide map' : 'Show map'}
                </Button>
              }
            >
              <VStack $gap={5}>
                {map && (
                  <Suspense fallback={<Skeleton $height="22rem" $radius="lg" />}>
                    <FoundMap zip={search.zip} vendors={vendors} />
                  </Suspense>
                )}
                <VStack as="ul" role="list" $gap={4}>
                  {vendors.map((vendor) => (
                    <ListedVendorCard
                      key={vendor.vendor_id}
                      vendor={vendor}
                      pictures={pictures.get(vendor.vendor_id)}
                    />
                  ))}
                </VStack>
                <NextPage pages={query} label="Show more Pros" />
                <Text size="sm" tone="muted">
                  “Recommended” shows Pros with reviews first and, within each ten miles, the best
                  rated. Among Pros with a paid featured profile and enough reviews, the nearest
                  comes first, labeled Promoted. The other orders ignore plans.
                </Text>
              </VStack>
            </Section>
          )
        }
      </QueryBoundary>
    </VStack>
  );
}
