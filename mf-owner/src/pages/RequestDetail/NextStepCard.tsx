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
import { nextStep } from './nextStep';
import { goToReviewForm } from './review/goToReviewForm';
import { SearchActions } from './search/SearchActions';
import { useIsNarrow } from '@tree-service/market/features/folding';

const Action = styled.div`
  margin-top: ${space(4)};
`;

/** What the owner should know or do next, and the status of the offers to Pros. */
export function NextStepCard({ request }: { request: RequestDetail }) {
  const isOpen = request.state === 'open' || request.state === 'matching';
  const isMatching = useFeatureFlag('vendor_matching');
  const { data: status } = useQuery({ ...offerStatusQuery(request.id), enabled: isOpen });
  const { title, description, isOwnersTurn, action, search } = nextStep(request, isMatching, {
    until: status?.expires_at,
    passed: status?.passed_words,
  });
  const rules = useRuleWords();
  const now = useNow();
  // On a phone, what the owner can do comes alone.
  const isShort = useIsNarrow() && isOwnersTurn;
  // Who has passed is in the description.
  const offers =
    (search === undefined || search === 'asked') && isOpen && status && !isShort
      ? describeOffers(isMatching ? status : { ...status, next_at: null }, now, request.time_zone)
      : null;
  return (
    <Card $tone={isOwnersTurn ? 'brand' : 'plain'} as="section" aria-label="What happens next">
      <Heading level={2} size="xl">
        {title}
      </Heading>
      <Text spaceAbove={2} tone={isOwnersTurn ? 'normal' : 'muted'}>
        {withRules(description, rules)}
      </Text>
      {isOpen && !isMatching && search !== 'paused' && (
        <Alert tone="info" title={offNotice('vendor_matching').title}>
          We'll contact other Pros as soon as we can.
        </Alert>
      )}
      <Text role="status" weight="semibold" spaceAbove={offers === null ? 0 : 3}>
        {offers}
      </Text>
      {search !== undefined && search !== 'asked' && (
        <Action>
          <SearchActions
            request={request}
            search={search}
            canAskAgain={status?.can_ask_again === true}
          />
        </Action>
      )}
      {action === 'review' && (
        <Action>
          <Button onClick={goToReviewForm}>Write a review</Button>
        </Action>
      )}
    </Card>
  );
}
