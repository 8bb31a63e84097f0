import type { MyRequest } from '../../api/requestLists';
import { paths } from '@tree-service/kernel/contract';
import {
  activeJob,
  formatAge,
  jobDate,
  listedPrice,
  SEARCH_TEXTS,
  SERVICES,
  statusOfRequest,
} from '@tree-service/domain';
import { useFeatureFlag } from '@tree-service/kernel';
import { summarizeOffers } from '@tree-service/market/features/timeline';
import { Card, color, Heading, HStack, media, space, StatePill, Text } from '@tree-service/design';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { ServiceIcon } from '../../area/serviceIcons';
import { nextStep } from '../RequestDetail/nextStep';

const Row = styled(Card)`
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  & > svg {
    color: ${color.textMuted};
  }
  ${media.mobile} {
    grid-template-columns: auto 1fr;
    column-gap: ${space(3)};
    align-items: start;
    & > svg {
      display: none;
    }
  }
`;

const Figures = styled.div`
  text-align: right;
  ${media.mobile} {
    grid-column-start: 2;
    text-align: left;
  }
`;

type Job = MyRequest['jobs'][number];

/** The planned date of a job; null before there is a job and once it has begun. */
function planOf(job: Job | undefined, timeZone: string): string | null {
  return job?.state === 'scheduled' ? `Date: ${jobDate(job, timeZone)}` : null;
}

/** One request in the list: service, place and status. */
export function RequestCard({ request }: { request: MyRequest }) {
  const { isOwnersTurn, title, search } = nextStep(request, useFeatureFlag('vendor_matching'));
  const isOpen = request.state === 'open' || request.state === 'matching';
  const isWithVendor = isOpen && (search === undefined || search === 'asked');
  const offers = isWithVendor
    ? summarizeOffers(request.leads, request.next_at ?? null, new Date(), request.time_zone)
    : search && SEARCH_TEXTS[search].short;
  const news = offers ?? planOf(activeJob(request.jobs), request.time_zone);
  const price = listedPrice(request, request.jobs);
  const place = request.properties?.label ?? `${request.city}, ${request.region}`;

  return (
    <Row as={Link} to={paths.requestDetail(request.id)} $interactive>
      <ServiceIcon service={request.category} />
      <div>
        <HStack $gap={3} $wrap>
          <Heading level={2} size="lg">
            {SERVICES[request.category].name}
          </Heading>
          <StatePill status={statusOfRequest(request)} />
        </HStack>
        <Text tone="muted" spaceAbove={1} lines={2}>
          {place} · #{request.number} · sent {formatAge(request.created_at)}
        </Text>
        {isOwnersTurn ? (
          <Text spaceAbove={1} tone="brand" weight="semibold">
            {title}
          </Text>
        ) : (
          news !== null && <Text spaceAbove={1}>{news}</Text>
        )}
      </div>
      <Figures>
        <Text as="div" weight="medium" numeric>
          {price.amount}
        </Text>
        <Text as="div" size="sm" tone="muted">
          {price.term}
        </Text>
      </Figures>
      <ChevronRight size={20} aria-hidden />
    </Row>
  );
}
