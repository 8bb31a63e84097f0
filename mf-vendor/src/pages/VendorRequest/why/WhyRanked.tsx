import { useQuery } from '@tanstack/react-query';
import { marketplaceRulesQuery } from '@tree-service/market/api/marketplaceRules';
import { belowFloorInWords, fairnessInWords } from '@tree-service/domain';
import { isRefusal, messageOf } from '@tree-service/kernel';
import { Alert, Badge, SkeletonText, Text, VStack } from '@tree-service/design';
import { matchExplanationQuery } from '../../../api/leads';
import { PlainList } from '../../../area/PlainList';
import { rankInWords, signalsOf } from './signals';
import { SignalBar } from './SignalBar';

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
