import { useQuery } from '@tanstack/react-query';
import { offerStatusQuery } from '@tree-service/market/api/offers';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { useNow } from '@tree-service/design/hooks';
import { describeOffers } from '@tree-service/market/features/timeline';
import { withRules } from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import { offNotice, useFeatureFlag } from '@tree-service/kernel';
import { Alert, Button, Card, Heading, space, Text } from '@tree-service/design';
import styled from 'styled-components';
import { nextStep, type NextStep } from './nextStep';
import { goToReviewForm } from './review/goToReviewForm';
import { useIsNarrow } from '@tree-service/market/features/folding';

const Action = styled.div`
  margin-top: ${space(4)};
`;

function waitForMatching(): NextStep {
  const { title, description } = offNotice('vendor_matching');
  return { title, description: `Your request is saved. ${description}`, isOwnersTurn: false };
}

/** What the owner should know or do next, and the status of the offers to Pros. */
export function NextStepCard({ request }: { request: RequestDetail }) {
  const isOpen = request.state === 'open' || request.state === 'matching';
  const isMatching = useFeatureFlag('vendor_matching');
  const isPaused = isOpen && !isMatching;
  const isNobodyAsked = request.state === 'matching' || request.leads.length === 0;
  const { title, description, isOwnersTurn, action } =
    isPaused && isNobodyAsked ? waitForMatching() : nextStep(request);
  const rules = useRuleWords();
  const now = useNow();
  const { data: status } = useQuery({ ...offerStatusQuery(request.id), enabled: isOpen });
  // On a phone, what the owner can do comes alone.
  const isShort = useIsNarrow() && isOwnersTurn;
  const offers =
    isOpen && status && !isShort
      ? describeOffers(isPaused ? { ...status, next_at: null } : status, now, request.time_zone)
      : null;
  return (
    <Card $tone={isOwnersTurn ? 'brand' : 'plain'} as="section" aria-label="What happens next">
      <Heading level={2} size="xl">
        {title}
      </Heading>
      <Text spaceAbove={2} tone={isOwnersTurn ? 'normal' : 'muted'}>
        {withRules(description, rules)}
      </Text>
      {isPaused && !isNobodyAsked && (
        <Alert tone="info" title={offNotice('vendor_matching').title}>
          We'll contact other Pros as soon as we can.
        </Alert>
      )}
      <Text role="status" weight="semibold" spaceAbove={offers === null ? 0 : 3}>
        {offers}
      </Text>
      {action === 'review' && (
        <Action>
          <Button onClick={goToReviewForm}>Write a review</Button>
        </Action>
      )}
    </Card>
  );
}
