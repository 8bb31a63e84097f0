import { LOCALE } from '@tree-service/domain';
import { useQuery } from '@tanstack/react-query';
import { type MatchTrial, matchTrialQuery, type TriedCandidate } from '../../api/matchTrials';
import {
  Alert,
  Badge,
  Card,
  HStack,
  Link,
  QueryBoundary,
  Table,
  type TableColumn,
  Text,
  VStack,
} from '@tree-service/design';
import { ShowMore } from '../layout/ShowMore';
import { adminPaths } from '../../paths';
import {
  offerChange,
  type OfferChange,
  type OfferSizes,
  placesGained,
  trialSummary,
} from './trialMoves';

const signed = new Intl.NumberFormat(LOCALE, { signDisplay: 'exceptZero' });

function moved(row: TriedCandidate): string {
  const gained = placesGained(row);
  return gained === 0 ? 'None' : `${gained > 0 ? '▲' : '▼'} ${signed.format(gained)}`;
}

const OFFER_WORDS: Readonly<Record<OfferChange, string>> = {
  in: 'Added',
  out: 'Removed',
  stays: 'Unchanged',
  waits: 'Waiting',
};

function OfferNote({ change }: { readonly change: OfferChange }) {
  if (change === 'in') return <Badge tone="success">{OFFER_WORDS.in}</Badge>;
  if (change === 'out') return <Badge tone="danger">{OFFER_WORDS.out}</Badge>;
  return OFFER_WORDS[change];
}

function columnsOf(sizes: OfferSizes): TableColumn<TriedCandidate>[] {
  return [
    {
      key: 'vendor',
      header: 'Pro',
      cell: ({ vendor_id, business_name }) => (
        <Link to={adminPaths.vendor(vendor_id)}>{business_name}</Link>
      ),
    },
    {
      key: 'before',
      header: 'Current position',
      cell: ({ stored_offer_position }) => stored_offer_position,
      numeric: true,
    },
    {
      key: 'after',
      header: 'New position',
      cell: ({ offer_position }) => <strong>{offer_position}</strong>,
      numeric: true,
    },
    { key: 'moved', header: 'Change', cell: moved, numeric: true },
    {
      key: 'offer',
      header: 'First offers',
      cell: (row) => <OfferNote change={offerChange(row, sizes)} />,
    },
    {
      key: 'score',
      header: 'Score, current → new',
      cell: ({ stored_final_score: stored, final_score: then }) =>
        `${stored.toFixed(3)} → ${then.toFixed(3)}`,
      numeric: true,
    },
    {
      key: 'marks',
      header: 'Policy',
      cell: ({ boost, reserved_for }) =>
        boost <= 1 && reserved_for === null ? (
          'By score'
        ) : (
          <HStack $gap={2} $wrap>
            {boost > 1 && <Badge tone="accent">Promoted</Badge>}
            {reserved_for !== null && <Badge tone="brand">Reserved place</Badge>}
          </HStack>
        ),
    },
  ];
}

interface TrialTableProps {
  readonly tried: readonly TriedCandidate[];
  readonly sizes: OfferSizes;
}

/** The order of offers under other settings, beside the stored order. */
function TrialTable({ tried, sizes }: TrialTableProps) {
  return (
    <Table
      caption="Order under these settings"
      columns={columnsOf(sizes)}
      rows={tried}
      rowKey={({ vendor_id }) => vendor_id}
    />
  );
}

interface TrialResultProps extends MatchTrial {
  /** Pros in the first round of offers when the match ran. */
  readonly storedOffers: number;
}

/** How other settings would rank a stored match: a summary, and every position. */
export function TrialResult({ requestId, runId, changes, storedOffers }: TrialResultProps) {
  const query = useQuery(matchTrialQuery({ requestId, runId, changes }));
  const sizes = { stored: storedOffers, tried: changes.offers_at_once ?? storedOffers };
  return (
    <QueryBoundary query={query} what="the preview">
      {(tried) =>
        tried.length === 0 ? (
          <Text tone="muted">This match ranked no Pros.</Text>
        ) : (
          <VStack>
            <Alert role="status" title="Not saved">
              {trialSummary(tried, sizes)}
            </Alert>
            <Card>
              <ShowMore items={tried} pageSize={15}>
                {(shown) => <TrialTable tried={shown} sizes={sizes} />}
              </ShowMore>
            </Card>
          </VStack>
        )
      }
    </QueryBoundary>
  );
}
