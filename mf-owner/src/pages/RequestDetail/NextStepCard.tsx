import { useQuery } from '@tanstack/react-query';
import { offerStatusQuery } from '@tree-service/market/api/offers';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { useNow } from '@tree-service/design/hooks';
import { describeOffers } from '@tree-service/market/features/timeline';
import {
  formatCentsRange,
  REQUEST_TIMINGS,
  type VendorSearch,
  withRules,
} from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import { notify, offNotice, useFeatureFlag } from '@tree-service/kernel';
import {
  Alert,
  Button,
  Card,
  Dialog,
  Heading,
  HStack,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import styled from 'styled-components';
import { nextStep } from './nextStep';
import { useIsNarrow } from '@tree-service/market/features/folding';
import { DangerNotice } from '@tree-service/market/features/vendorSearch';
import {
  Form,
  FormActions,
  RadioCardsField,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { showRows } from '@tree-service/market/api/showRows';
import { useState } from 'react';
import * as v from 'valibot';
import { useArePaused } from '../../area/AccountNotice';
import { askAgain, changeRequest, confirmStillNeeded } from '../../api/requests';
import { accessSchema } from '../RequestWizard/schemas/accessSchema';
import { TIMINGS, timingSchema } from '../RequestWizard/schemas/timingSchema';
import { CancelRequest } from './cancel/CancelRequest';
import { useRequestAction } from './useRequestAction';
import { goToReviewForm } from './moveFocus';

const Action = styled.div`
  margin-top: ${space(4)};
`;

const announce = (vendors: number) =>
  notify.success(
    vendors === 0
      ? 'No Pro could be asked yet'
      : `${vendors} ${vendors === 1 ? 'Pro' : 'Pros'} asked`,
  );

function StillNeeded({ request }: { request: RequestDetail }) {
  const { mutate, isPending } = useRequestAction({
    run: () => confirmStillNeeded(request.id),
    failed: "We couldn't save your answer",
    onDone: announce,
  });
  return (
    <HStack $gap={3} $wrap>
      <Button loading={isPending} onClick={() => mutate()}>
        Yes, still needed
      </Button>
      <CancelRequest request={request} label="No, cancel request" variant="outline" />
    </HStack>
  );
}

function AskAgain({ requestId }: { requestId: string }) {
  const { mutate, isPending } = useRequestAction({
    run: () => askAgain(requestId),
    failed: "We couldn't ask again",
    onDone: announce,
  });
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      Ask again
    </Button>
  );
}

const options = TIMINGS.map((value) => ({ value, label: REQUEST_TIMINGS[value] }));

const schema = v.object({
  ...timingSchema.entries,
  description: accessSchema.entries.description,
});

function ChangeForm({ request, onClose }: { request: RequestDetail; onClose: () => void }) {
  const form = useSchemaForm(schema, {
    defaultValues: { timing: request.timing, description: request.description },
  });
  const change = useRequestAction({
    run: (changes: v.InferOutput<typeof schema>) => changeRequest(request.id, changes),
    show: (changed) => showRows<RequestDetail>([changed]),
    onDone: ({ estimate_low_cents, estimate_high_cents }) =>
      notify.success('Request changed', {
        description: `Your estimate is now ${formatCentsRange(estimate_low_cents, estimate_high_cents)}.`,
      }),
  });
  return (
    <Form
      form={form}
      label="Change request"
      draft={`change/${request.id}`}
      onSubmit={async (changes) => {
        await change.mutateAsync(changes);
        onClose();
      }}
    >
      <RadioCardsField
        name="timing"
        control={form.control}
        label="When should it happen?"
        options={options}
        minWidth="14rem"
      />
      <TextAreaField
        name="description"
        control={form.control}
        label="What needs to be done?"
        counterMax={4000}
        rows={4}
      />
      <Text size="sm" tone="muted">
        We'll calculate your estimate again and look for Pros with the new details.
      </Text>
      <FormActions submit="Change request" cancel="Keep as it is" onCancel={onClose} />
    </Form>
  );
}

/** Lets the owner change what a request that no Pro has says, which can bring other Pros. */
function ChangeRequest({ request }: { request: RequestDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Change timing or description
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Change your request">
        <ChangeForm request={request} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

/** What the owner of a request that no Pro has can do, and for dangerous work who to call meanwhile. */
function SearchActions({
  request,
  search,
  canAskAgain,
}: {
  request: RequestDetail;
  search: Exclude<VendorSearch, 'asked'>;
  /** Whether the server would let the owner ask again now. */
  canAskAgain: boolean;
}) {
  const isDangerous = request.category === 'emergency' || request.timing === 'emergency';
  return (
    <VStack $gap={4}>
      {isDangerous && <DangerNotice />}
      {search === 'still_needed' ? (
        <StillNeeded request={request} />
      ) : (
        <HStack $gap={3} $wrap>
          {search === 'none_left' && canAskAgain && <AskAgain requestId={request.id} />}
          <ChangeRequest request={request} />
        </HStack>
      )}
    </VStack>
  );
}

/** What the owner should know or do next, and the status of the offers to Pros. */
export function NextStepCard({ request }: { request: RequestDetail }) {
  const isOpen = request.state === 'open' || request.state === 'matching';
  const isOn = useFeatureFlag('vendor_matching');
  const isMatching = !useArePaused() && isOn;
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
