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

type Placed = Pick<TriedCandidate, 'offer_position' | 'stored_offer_position'>;

/** Whether a trial keeps the stored order. */
export function isSameOrder(tried: readonly Placed[]): boolean {
  return tried.every((row) => row.offer_position === row.stored_offer_position);
}

/** Positions gained in a trial; negative if lost. */
export function placesGained(row: Placed): number {
  return row.stored_offer_position - row.offer_position;
}

/** Pros in the first round of offers, stored and in the trial. */
interface OfferSizes {
  readonly stored: number;
  readonly tried: number;
}

/** What a trial changes about being in the first round of offers. */
type OfferChange = 'in' | 'out' | 'stays' | 'waits';

export function offerChange(row: Placed, sizes: OfferSizes): OfferChange {
  const was = row.stored_offer_position <= sizes.stored;
  const is = row.offer_position <= sizes.tried;
  if (was === is) return is ? 'stays' : 'waits';
  return is ? 'in' : 'out';
}

const list = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** A trial in a sentence or two: whether the order changes, and who joins or leaves the first round. */
export function trialSummary(
  tried: readonly (Placed & Pick<TriedCandidate, 'business_name'>)[],
  sizes: OfferSizes,
): string {
  if (isSameOrder(tried) && sizes.stored === sizes.tried) {
    return 'The order stays the same.';
  }
  const named = (change: OfferChange) =>
    tried.filter((row) => offerChange(row, sizes) === change).map((row) => row.business_name);
  const [gained, lost] = [named('in'), named('out')];
  if (gained.length === 0 && lost.length === 0) {
    return 'The order changes, but the same Pros get the first offers.';
  }
  return [
    gained.length > 0 && `${list.format(gained)} would get an offer in the first round.`,
    lost.length > 0 && `${list.format(lost)} would have to wait.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}

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
