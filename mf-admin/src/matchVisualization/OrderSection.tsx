import styled from 'styled-components';
import { formatMiles } from '@tree-service/domain';
import { Badge, HStack, media, Table, type TableColumn } from '@tree-service/design';
import { type CandidateSort, type MatchCandidate, useCandidatePage } from './matchCandidates.api';
import type { MatchingPolicy, MatchRun } from '../api/matches';
import { PickButton } from '../shared/layout/PickButton';
import { CandidateSection } from './CandidateSection';
import { ScoreBar, scoreParts } from './ScoreBar';

const SORTS = [
  { value: 'offers', label: 'As offered, with boosts and reserved places' },
  { value: 'boosts', label: 'With boosts, without reserved places' },
  { value: 'score', label: 'Without boosts or reserved places' },
] as const satisfies readonly { value: CandidateSort; label: string }[];

const Unbroken = styled.span`
  white-space: nowrap;
`;

// The other columns would squeeze a name into three lines.
const Name = styled.div`
  ${media.tabletUp} {
    min-width: 9.5rem;
  }
`;

const KEPT = { unboosted: 'Reserved, no plan', newcomer: 'Reserved, newcomer' } as const;

function keptText(kept: string | null): string | null {
  return kept === 'unboosted' || kept === 'newcomer' ? KEPT[kept] : null;
}

function ranksOf({ base_rank: plain, boosted_rank: boosted }: MatchCandidate): string {
  return plain === boosted ? `${plain ?? ''}` : `${plain ?? ''} → ${boosted ?? ''}`;
}

interface OrderTableProps {
  readonly candidates: readonly MatchCandidate[];
  readonly policy: MatchingPolicy;
  readonly selectedId: string | null;
  readonly onSelect: (vendorId: string) => void;
}

function columnsOf({
  policy,
  selectedId,
  onSelect,
}: OrderTableProps): TableColumn<MatchCandidate>[] {
  return [
    {
      key: 'vendor',
      header: 'Pro',
      cell: ({ vendor_id, business_name }) => (
        <Name>
          <PickButton aria-pressed={vendor_id === selectedId} onClick={() => onSelect(vendor_id)}>
            {business_name}
          </PickButton>
        </Name>
      ),
    },
    {
      key: 'place',
      header: 'Position',
      cell: ({ offer_position }) => <strong>{offer_position ?? 'None'}</strong>,
      numeric: true,
    },
    {
      key: 'distance',
      header: 'Distance',
      cell: ({ distance_km }) => <Unbroken>{formatMiles(distance_km)}</Unbroken>,
    },
    {
      key: 'score',
      header: 'Score by signal',
      cell: ({ components }) => <ScoreBar parts={scoreParts(components, policy)} />,
    },
    {
      key: 'base',
      header: 'Score',
      cell: ({ base_score }) => base_score.toFixed(3),
      numeric: true,
    },
    {
      key: 'final',
      header: 'Boosted',
      cell: ({ final_score }) => final_score.toFixed(3),
      numeric: true,
    },
    {
      key: 'ranks',
      header: 'Rank → with boosts',
      cell: (each) => <Unbroken>{ranksOf(each)}</Unbroken>,
    },
    {
      key: 'marks',
      header: 'Policy',
      cell: ({ boost, reserved_for, below_floor }) => {
        const kept = keptText(reserved_for);
        const isPromoted = boost > 1;
        if (!isPromoted && kept === null)
          return below_floor === null ? 'By score' : "By score, plan doesn't apply";
        return (
          <HStack $gap={2} $wrap>
            {isPromoted && <Badge tone="accent">Promoted × {boost.toFixed(2)}</Badge>}
            {kept !== null && <Badge tone="brand">{kept}</Badge>}
          </HStack>
        );
      },
    },
  ];
}

/** The order of offers with what set it: score, boost, reserved places. */
function OrderTable(props: OrderTableProps) {
  return (
    <Table
      caption="Order of offers"
      columns={columnsOf(props)}
      rows={props.candidates}
      rowKey={({ vendor_id }) => vendor_id}
    />
  );
}

interface OrderSectionProps {
  readonly id: string;
  readonly run: MatchRun;
  readonly selectedId: string | null;
  readonly onSelect: (vendorId: string) => void;
}

/** The Pros a match ranked, in one of three orders. */
export function OrderSection({ id, run, ...choosing }: OrderSectionProps) {
  const page = useCandidatePage(run.id, 'ranked');
  return (
    <CandidateSection
      id={id}
      title="Order"
      description="The order of offers, and how it was set. Select a name to see the Pro on the map."
      page={page}
      what="ranked Pros"
      nameLabel="Find a ranked Pro"
      choice={{
        label: 'Order',
        options: SORTS,
        value: page.choice.sort,
        onChange: (value) =>
          page.setSort(SORTS.find((sort) => sort.value === value)?.value ?? 'offers'),
      }}
      empty="No matching Pros."
    >
      {(candidates) => (
        <OrderTable candidates={candidates} policy={run.matching_policy} {...choosing} />
      )}
    </CandidateSection>
  );
}
