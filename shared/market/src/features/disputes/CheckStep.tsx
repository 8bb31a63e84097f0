import { isKeyOf } from '@tree-service/domain';
import { useRuleWords } from '../rules';
import { messageOf } from '@tree-service/kernel';
import { Alert, Button, DescriptionList, HStack, Text, VStack } from '@tree-service/design';
import type { DisputeAnswers } from './disputeSchema';
import { describeOutcome, DISPUTE_OUTCOMES, DISPUTE_REASONS } from './disputeWords';

export interface CheckStepProps {
  answers: DisputeAnswers;
  otherName: string;
  isSending: boolean;
  error: Error | null;
  onSend: () => void;
  onBack: () => void;
}

/** A last look at a dispute before it is opened, and what happens then. */
export function CheckStep({
  answers,
  otherName,
  isSending,
  error,
  onSend,
  onBack,
}: CheckStepProps) {
  const { reason, description, photos, outcome, price } = answers;
  const { appeal, decision, disputeAnswer } = useRuleWords();
  return (
    <VStack $gap={5}>
      {error && (
        <Alert tone="danger" role="alert" title="We couldn't open the dispute">
          {messageOf(error)}
        </Alert>
      )}
      <DescriptionList
        items={[
          {
            term: 'About',
            description: isKeyOf(DISPUTE_REASONS, reason) ? DISPUTE_REASONS[reason] : reason,
          },
          { term: 'What happened', description },
          {
            term: 'Photos',
            description: photos.length === 0 ? 'None' : String(photos.length),
          },
          {
            term: 'Your requested outcome',
            description: isKeyOf(DISPUTE_OUTCOMES, outcome)
              ? describeOutcome(outcome, outcome === 'price_reduced' ? price : null)
              : outcome,
          },
        ]}
      />
      <Text size="sm" tone="muted">
        {otherName} has {disputeAnswer} to respond or to agree. Then an administrator decides within{' '}
        {decision}, and either side can appeal once within {appeal}. Until it is decided you can
        withdraw.
      </Text>
      <HStack $gap={3} $justify="space-between" $wrap>
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
        <Button loading={isSending} onClick={onSend}>
          Open the dispute
        </Button>
      </HStack>
    </VStack>
  );
}
