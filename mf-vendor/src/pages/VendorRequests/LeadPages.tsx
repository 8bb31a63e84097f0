import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { leadPagesQuery } from '../../api/leadInbox';
import { NextPage } from '@tree-service/design/hooks';
import { Button, HStack, QueryBoundary, Skeleton, VStack } from '@tree-service/design';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useVendorId } from '../../area/vendorId';
import { useBusiness } from '../../business/useBusiness';
import {
  countConditions,
  leadFiltersSearch,
  leadPageFilter,
  type LeadFilters,
} from '../../leads/leadFilters';
import { leadCursorSearch, parseLeadCursor } from '../../leads/leadCursor';
import { LeadList } from './LeadList';
import { NoLeads } from './NoLeads';
import { NoMatches } from './NoMatches';
import { usePhotoAddresses } from './usePhotoAddresses';

const LeadMap = lazy(() => import('./map/LeadMap'));

/** More pages than this get an address of their own. */
const PAGES_PER_VIEW = 5;

function FirstPageLink({ filters }: { filters: LeadFilters }) {
  return (
    <HStack>
      <Button asLink variant="outline" size="sm" to={{ search: leadFiltersSearch(filters) }}>
        Back to first page
      </Button>
    </HStack>
  );
}

export function LeadPages({ filters, label }: { filters: LeadFilters; label: string }) {
  const business = useBusiness();
  const [address] = useSearchParams();
  const from = parseLeadCursor(address.get('from'));
  const pages = useInfiniteQuery({
    ...leadPagesQuery(useVendorId(), leadPageFilter(filters), from),
    placeholderData: keepPreviousData,
  });
  const photos = usePhotoAddresses(pages.data?.pages ?? []);
  return (
    <QueryBoundary query={pages} what="your requests">
      {({ pages: read }) => {
        const leads = read.flatMap((page) => page.leads);
        const next = read.at(-1)?.next ?? null;
        if (leads.length === 0 && from !== null) return <FirstPageLink filters={filters} />;
        if (leads.length === 0) {
          return countConditions(filters) > 0 ? (
            <NoMatches filters={filters} />
          ) : (
            <NoLeads group={filters.group} business={business.data} />
          );
        }
        return (
          <VStack $gap={5} aria-busy={pages.isPlaceholderData}>
            {from !== null && <FirstPageLink filters={filters} />}
            {filters.view === 'map' ? (
              <Suspense fallback={<Skeleton $height="24rem" $radius="lg" />}>
                <LeadMap leads={leads} photos={photos} />
              </Suspense>
            ) : (
              <LeadList leads={leads} photos={photos} label={label} />
            )}
            {next !== null && read.length >= PAGES_PER_VIEW ? (
              <HStack $justify="center">
                <Button asLink variant="outline" to={{ search: leadCursorSearch(filters, next) }}>
                  Next page
                </Button>
              </HStack>
            ) : (
              <NextPage key={filters.view} pages={pages} onSight={filters.view === 'list'} />
            )}
          </VStack>
        );
      }}
    </QueryBoundary>
  );
}
