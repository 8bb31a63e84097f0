import type { MatchCandidate, MatchingPolicy } from '@tree-service/shared/api/matches';
import { formatMiles } from '@tree-service/shared/domain';
import { Badge, HStack, Table, type TableColumn } from '@tree-service/shared/ui';
import { Unbroken } from '../layout/Unbroken';
import type { OrderedCandidate } from './matchOrder';
import { PickButton } from './PickButton';
import { ScoreBar } from './ScoreBar';
import { scoreParts } from './scoreParts';

type Ordered = OrderedCandidate<MatchCandidate>;

const KEPT = { unboosted: 'Kept for unboosted', newcomer: 'Kept for a newcomer' } as const;

function keptText(kept: string | null): string | null {
  return kept === 'unboosted' || kept === 'newcomer' ? KEPT[kept] : null;
}

function placeOf({ baseRank, boostedRank }: Ordered): string {
  return baseRank === boostedRank ? `${baseRank}` : `${baseRank} → ${boostedRank}`;
}

interface OrderTableProps {
  readonly order: readonly Ordered[];
  readonly policy: MatchingPolicy;
  readonly selectedId: string | null;
  readonly onSelect: (vendorId: string) => void;
}

function columnsOf({ policy, selectedId, onSelect }: OrderTableProps): TableColumn<Ordered>[] {
  return [
    {
      key: 'pro',
      header: 'Pro',
      cell: ({ candidate }) => (
        <PickButton
          aria-pressed={candidate.vendor_id === selectedId}
          onClick={() => onSelect(candidate.vendor_id)}
        >
          {candidate.business_name}
        </PickButton>
      ),
    },
    {
      key: 'place',
      header: 'Offer place',
      cell: ({ offerPosition }) => <strong>{offerPosition ?? 'none'}</strong>,
      numeric: true,
    },
    {
      key: 'distance',
      header: 'Distance',
      cell: ({ candidate }) => <Unbroken>{formatMiles(candidate.distance_km)}</Unbroken>,
    },
    {
      key: 'score',
      header: 'Score by signal',
      cell: ({ candidate: { components } }) => <ScoreBar parts={scoreParts(components, policy)} />,
    },
    {
      key: 'base',
      header: 'Score',
      cell: ({ candidate }) => candidate.base_score.toFixed(3),
      numeric: true,
    },
    {
      key: 'boost',
      header: 'Boost',
      cell: ({ candidate: { boost } }) =>
        boost > 1 ? <Unbroken>× {boost.toFixed(2)}</Unbroken> : 'none',
      numeric: true,
    },
    {
      key: 'final',
      header: 'Boosted',
      cell: ({ candidate }) => candidate.final_score.toFixed(3),
      numeric: true,
    },
    { key: 'ranks', header: 'Rank without → with boosts', cell: placeOf },
    {
      key: 'marks',
      header: 'Policy',
      cell: ({ candidate: { boost, reserved_for } }) => {
        const kept = keptText(reserved_for);
        const isPromoted = boost > 1;
        if (!isPromoted && kept === null) return 'by score';
        return (
          <HStack $gap={2} $wrap>
            {isPromoted && <Badge tone="accent">Promoted</Badge>}
            {kept !== null && <Badge tone="brand">{kept}</Badge>}
          </HStack>
        );
      },
    },
  ];
}

/** The order of offers, and how each Pro came to the place: score, boost, kept places. */
export function OrderTable(props: OrderTableProps) {
  return (
    <Table
      caption="Order of offers"
      columns={columnsOf(props)}
      rows={props.order}
      rowKey={({ candidate }) => candidate.vendor_id}
    />
  );
}
