import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { leadPagesQuery } from '../../api/leadInbox';
import { NextPage } from '@tree-service/design/hooks';
import { messageOf } from '@tree-service/kernel';
import {
  Button,
  Card,
  ErrorCard,
  HStack,
  Skeleton,
  SkeletonText,
  VStack,
} from '@tree-service/design';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useVendorId } from '../../area/vendorId';
import { useBusiness } from '../../business/useBusiness';
import {
  countConditions,
  leadFiltersAddress,
  leadPageFilter,
  type LeadFilters,
} from '../../leads/leadFilters';
import { leadPlaceAddress, parseLeadPlace } from '../../leads/leadPlace';
import { LeadList } from './LeadList';
import { NoLeads } from './NoLeads';
import { NoMatches } from './NoMatches';
import { usePhotoAddresses } from './usePhotoAddresses';

const LeadMap = lazy(() => import('./map/LeadMap'));

/** So many pages stand below one another; what follows has an address of its own. */
const PAGES_AT_ONCE = 5;

function BackToFirst({ filters }: { filters: LeadFilters }) {
  return (
    <HStack>
      <Button asLink variant="outline" size="sm" to={{ search: leadFiltersAddress(filters) }}>
        Back to the first requests
      </Button>
    </HStack>
  );
}

/** The requests that pass the filters, page after page, as cards or on a map. */
export function LeadPages({ filters, label }: { filters: LeadFilters; label: string }) {
  const business = useBusiness();
  const [address] = useSearchParams();
  const from = parseLeadPlace(address.get('from'));
  const pages = useInfiniteQuery({
    ...leadPagesQuery(useVendorId(), leadPageFilter(filters), from),
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
  const next = pages.data.pages.at(-1)?.next ?? null;
  if (leads.length === 0 && from !== null) return <BackToFirst filters={filters} />;
  if (leads.length === 0) {
    return countConditions(filters) > 0 ? (
      <NoMatches filters={filters} />
    ) : (
      <NoLeads group={filters.group} business={business.data} />
    );
  }
  return (
    <VStack $gap={5} aria-busy={pages.isPlaceholderData}>
      {from !== null && <BackToFirst filters={filters} />}
      {filters.view === 'map' ? (
        <Suspense fallback={<Skeleton $height="24rem" $radius="lg" />}>
          <LeadMap leads={leads} photos={photos} />
        </Suspense>
      ) : (
        <LeadList leads={leads} photos={photos} label={label} />
      )}
      {next !== null && pages.data.pages.length >= PAGES_AT_ONCE ? (
        <HStack $justify="center">
          <Button asLink variant="outline" to={{ search: leadPlaceAddress(filters, next) }}>
            Next requests
          </Button>
        </HStack>
      ) : (
        <NextPage key={filters.view} pages={pages} onSight={filters.view === 'list'} />
      )}
    </VStack>
  );
}
