import { useQuery } from '@tanstack/react-query';
import { marketplaceRulesQuery } from '@tree-service/market/api/marketplaceRules';
import {
  belowFloorInWords,
  fairnessInWords,
  type MarketplaceRules,
  reservedPlaceInWords,
  LOCALE,
} from '@tree-service/domain';
import { isRefusal, messageOf } from '@tree-service/kernel';
import {
  Alert,
  Badge,
  color,
  HStack,
  radius,
  SkeletonText,
  Text,
  VStack,
} from '@tree-service/design';
import styled from 'styled-components';
import { type MatchExplanation, matchExplanationQuery } from '../../../api/leads';
import { PlainList } from '../../../area/PlainList';

const Track = styled.div`
  height: 0.5rem;
  margin-block: 0.25rem;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${color.border};
`;

const Fill = styled.div.attrs<{ $percent: number }>(({ $percent }) => ({
  style: { width: `${$percent}%` },
}))<{ $percent: number }>`
  height: 100%;
  border-radius: inherit;
  background: ${color.brand};
`;

/** `percent` is how well the Pro did, `weightPercent` how much it counts. */
interface Signal {
  name: string;
  meaning: string;
  percent: number;
  weightPercent: number;
}

const names = {
  distance: { name: 'Distance', meaning: 'How close the property is, within your service area' },
  rating: { name: 'Rating', meaning: 'Your reviews, weighted by how many you have' },
  acceptance: { name: 'Acceptance', meaning: 'How many of your offers you accepted' },
  response: { name: 'Response', meaning: 'How many offers you accepted or declined in time' },
  availability: { name: 'Availability', meaning: 'How much capacity your open jobs leave' },
  credentials: {
    name: 'Credentials',
    meaning: 'Your verified, current credentials (four for a full score)',
  },
  experience: { name: 'Experience', meaning: 'Jobs you completed here' },
} as const;

type SignalName = keyof typeof names;

const percentOf = (share: number): number => Math.round(Math.min(Math.max(share, 0), 1) * 100);

/** By weight, heaviest first. */
export function signalsOf(
  explanation: Pick<MatchExplanation, 'components'>,
  policy: Pick<MarketplaceRules, `weight_${SignalName}`>,
): Signal[] {
  const weights: Readonly<Record<SignalName, number>> = {
    distance: policy.weight_distance,
    rating: policy.weight_rating,
    acceptance: policy.weight_acceptance,
    response: policy.weight_response,
    availability: policy.weight_availability,
    credentials: policy.weight_credentials,
    experience: policy.weight_experience,
  };
  const order: readonly SignalName[] = [
    'distance',
    'rating',
    'acceptance',
    'response',
    'availability',
    'credentials',
    'experience',
  ];
  return order
    .map((name) => ({
      ...names[name],
      percent: percentOf(explanation.components[name] ?? 0),
      weightPercent: percentOf(weights[name]),
    }))
    .sort((one, other) => other.weightPercent - one.weightPercent);
}

const ORDINALS = new Intl.PluralRules(LOCALE, { type: 'ordinal' });

const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

/** "1st", "22nd", "13th". */
const ordinal = (place: number): string => `${place}${SUFFIXES[ORDINALS.select(place)] ?? 'th'}`;

export function rankInWords(explanation: MatchExplanation): string {
  const {
    base_rank: rank,
    candidates,
    offer_position: place,
    reserved_for: reserved,
  } = explanation;
  const start = `You ranked ${ordinal(rank)} of ${candidates} matching ${candidates === 1 ? 'Pro' : 'Pros'} on merit and received the ${ordinal(place)} offer.`;
  const kept = reservedPlaceInWords(reserved);
  return kept === null ? start : `${start} You got ${kept}.`;
}

function SignalBar({ signal }: { signal: Signal }) {
  return (
    <li>
      <HStack $justify="space-between" $gap={3}>
        <Text as="strong" weight="semibold">
          {signal.name}
        </Text>
        <Text as="span" size="sm" numeric>
          {signal.percent} of 100, weight {signal.weightPercent}%
        </Text>
      </HStack>
      <Track aria-hidden>
        <Fill $percent={signal.percent} />
      </Track>
      <Text size="sm" tone="muted">
        {signal.meaning}.
      </Text>
    </li>
  );
}

export function WhyRanked({ leadId }: { leadId: string }) {
  const explanation = useQuery(matchExplanationQuery(leadId));
  const policy = useQuery(marketplaceRulesQuery());
  const error = explanation.error ?? policy.error;
  if (error) {
    return (
      <Alert tone="neutral">
        {isRefusal(error) ? 'No ranking was recorded for this request.' : messageOf(error)}
      </Alert>
    );
  }
  if (!explanation.data || !policy.data) return <SkeletonText lines={5} />;
  const { boost, base_score: score, below_floor: below } = explanation.data;
  return (
    <VStack $gap={4}>
      <Text>{rankInWords(explanation.data)}</Text>
      <PlainList $gap={4}>
        {signalsOf(explanation.data, policy.data).map((signal) => (
          <SignalBar key={signal.name} signal={signal} />
        ))}
      </PlainList>
      <Text>
        Total score: {Math.round(score * 100)} of 100.{' '}
        {boost > 1 ? (
          <>
            Your plan multiplied it by {Math.round(boost * 100) / 100}.{' '}
            <Badge tone="accent">Promoted</Badge>
          </>
        ) : (
          (belowFloorInWords(below, policy.data) ??
          `No plan was applied here. ${fairnessInWords(policy.data).floor}`)
        )}
      </Text>
    </VStack>
  );
}
