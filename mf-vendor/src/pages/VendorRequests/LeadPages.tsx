import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { leadPagesQuery } from '@tree-service/shared/api/leadInbox';
import { messageOf } from '@tree-service/shared/runtime';
import { Card, ErrorCard, Skeleton, SkeletonText, VStack } from '@tree-service/shared/ui';
import { lazy, Suspense } from 'react';
import { useVendorId } from '../../area/vendorId';
import { useBusiness } from '../../business/useBusiness';
import { countConditions, leadPageFilter, type LeadFilters } from '../../leads/leadFilters';
import { LeadList } from './LeadList';
import { NoLeads } from './NoLeads';
import { NoMatches } from './NoMatches';
import { ShowMore } from './ShowMore';
import { usePhotoAddresses } from './usePhotoAddresses';

const LeadMap = lazy(() => import('./map/LeadMap'));

/** The requests that pass the filters, page after page, as cards or on a map. */
export function LeadPages({ filters, label }: { filters: LeadFilters; label: string }) {
  const business = useBusiness();
  const pages = useInfiniteQuery({
    ...leadPagesQuery(useVendorId(), leadPageFilter(filters)),
    placeholderData: keepPreviousData,
  });
  const photos = usePhotoAddresses(pages.data?.pages ?? []);
  if (pages.isPending) {
    return (
      <Card>
        <SkeletonText lines={6} />
      </Card>
    );
  }
  if (pages.data === undefined) {
    return (
      <ErrorCard
        title="Your requests could not be loaded"
        description={messageOf(pages.error)}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  const leads = pages.data.pages.flatMap((page) => page.leads);
  if (leads.length === 0) {
    return countConditions(filters) > 0 ? (
      <NoMatches filters={filters} />
    ) : (
      <NoLeads group={filters.group} state={business.data?.state} />
    );
  }
  return (
    <VStack $gap={5} aria-busy={pages.isPlaceholderData}>
      {filters.view === 'map' ? (
        <Suspense fallback={<Skeleton $height="24rem" $radius="lg" />}>
          <LeadMap leads={leads} photos={photos} />
        </Suspense>
      ) : (
        <LeadList leads={leads} photos={photos} label={label} />
      )}
      <ShowMore key={filters.view} pages={pages} />
    </VStack>
  );
}
