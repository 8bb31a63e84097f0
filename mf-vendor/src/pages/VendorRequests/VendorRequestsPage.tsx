import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type InboxLead, leadCountsQuery, leadPagesQuery } from '../../api/leadInbox';
import {
  Button,
  EmptyState,
  HStack,
  LinkTabs,
  media,
  QueryBoundary,
  Skeleton,
  Text,
  VStack,
} from '@tree-service/design';
import { useSearchParams } from 'react-router';
import { useRuleWords } from '@tree-service/market/features/rules';
import { NextPage } from '@tree-service/design/hooks';
import { lazy, Suspense } from 'react';
import { noLeads, nothingFound } from '@tree-service/design/illustrations';
import styled from 'styled-components';
import { VendorPage } from '../../area/VendorPage';
import { useVendorId } from '../../area/vendorId';
import {
  countConditions,
  defaultSort,
  type LeadFilters,
  leadFiltersSearch,
  leadPageFilter,
  parseLeadFilters,
  withoutConditions,
  leadCursorSearch,
  parseLeadCursor,
} from '../../leads/leadFilters';
import { countGroup, LEAD_GROUPS, type LeadGroup } from '../../leads/leadGroups';
import { refundRule } from '../../leads/words';
import { useBusiness } from '../../business/useBusiness';
import { PlainList } from '../../area/PlainList';
import { vendorPaths } from '../../paths';
import {
  ResumeBusiness,
  isPausedByVendor,
  reopensInWords,
  type PauseFacts,
} from '../../business/pause/ResumeBusiness';
import { isApplying, businessStatus } from '../../business/businessStatus';
import { LeadFilterBar } from './LeadFilterBar';
import { firstPhoto, usePhotoAddresses } from './usePhotoAddresses';
import { LeadCard } from './LeadCard';

const groupNames = { new: 'New', active: 'Active', won: 'Won', closed: 'Closed' } as const;

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

function NoMatches({ filters }: { filters: LeadFilters }) {
  return (
    <EmptyState
      picture={nothingFound}
      title="No matching requests"
      action={
        <Button
          asLink
          variant="outline"
          replace
          to={{ search: leadFiltersSearch(withoutConditions(filters)) }}
        >
          Clear filters
        </Button>
      }
    >
      Try fewer filters.
    </EmptyState>
  );
}

// Cards far below the fold are laid out only when they come near.
const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 13rem;
  ${media.belowLaptop} {
    contain-intrinsic-size: auto 26rem;
  }
`;

interface LeadListProps {
  leads: readonly InboxLead[];
  photos: Readonly<Record<string, string>>;
  label: string;
}

/** Cards keep their identity when new leads arrive above them. */
function LeadList({ leads, photos, label }: LeadListProps) {
  return (
    <PlainList $gap={5} aria-label={label}>
      {leads.map((lead) => (
        <Item key={lead.id}>
          <LeadCard lead={lead} photo={photos[firstPhoto(lead) ?? '']} />
        </Item>
      ))}
    </PlainList>
  );
}

const words: Readonly<Record<LeadGroup, { title: string; text: string }>> = {
  new: {
    title: 'No new requests right now',
    text: 'Requests near you for services you offer will appear here automatically.',
  },
  active: {
    title: 'No active requests',
    text: 'Requests you accept stay here until the owner decides.',
  },
  won: {
    title: 'No jobs won yet',
    text: 'When an owner accepts your quote, the job appears here and in your schedule.',
  },
  closed: {
    title: 'No closed requests',
    text: 'Requests that end without a job appear here.',
  },
};

function FirstStep({ business }: { business: PauseFacts | undefined }) {
  if (business && isPausedByVendor(business)) return <ResumeBusiness />;
  if (business && (isApplying(business.state) || business.state === 'under_review')) {
    return (
      <Button asLink to={vendorPaths.onboarding()}>
        View application
      </Button>
    );
  }
  const isBlocked = business !== undefined && business.state !== 'approved';
  return (
    <Button
      asLink
      to={isBlocked ? vendorPaths.account() : `${vendorPaths.account()}#area`}
      variant="outline"
    >
      {isBlocked ? 'View business profile' : 'Check your service area'}
    </Button>
  );
}

function NoLeads({
  group,
  business,
}: {
  group: LeadGroup;
  /** Undefined while it is loading. */
  business: PauseFacts | undefined;
}) {
  const { title, text } = words[group];
  const isBlocked = group === 'new' && business !== undefined && business.state !== 'approved';
  return (
    <EmptyState
      picture={noLeads}
      title={title}
      action={group === 'new' && <FirstStep business={business} />}
    >
      {isBlocked ? businessStatus(business.state).text : text}{' '}
      {isBlocked && isPausedByVendor(business) && reopensInWords(business)}
    </EmptyState>
  );
}

function LeadPages({ filters, label }: { filters: LeadFilters; label: string }) {
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

function LeadInbox() {
  const rules = useRuleWords();
  const [search] = useSearchParams();
  const filters = parseLeadFilters(search);
  const counts = useQuery(leadCountsQuery(useVendorId()));
  return (
    <VStack $gap={5}>
      <LinkTabs
        look="pills"
        label="Show requests"
        tabs={LEAD_GROUPS.map((group) => ({
          to: leadFiltersSearch({ ...filters, group, sort: defaultSort(group) }),
          label: groupNames[group],
          count: counts.data && countGroup(group, counts.data),
          isCurrent: group === filters.group,
        }))}
      />
      <LeadFilterBar key={filters.group} filters={filters} />
      {filters.group === 'new' && (
        <Text size="sm" tone="muted">
          {refundRule(rules)}
        </Text>
      )}
      <LeadPages filters={filters} label={`${groupNames[filters.group]} requests`} />
    </VStack>
  );
}

export default function VendorRequestsPage() {
  const { vendorsOffered } = useRuleWords();
  return (
    <VendorPage
      title="Requests"
      lead={`Work near you, offered to at most ${vendorsOffered} at a time.`}
    >
      <LeadInbox />
    </VendorPage>
  );
}
