import { useQueryClient } from '@tanstack/react-query';
import { formatUsPhone, PersonFields } from '@tree-service/market/features/account';
import { zipQuery } from '@tree-service/market/api/places';
import { Alert, Button, Text, VStack } from '@tree-service/design';
import { Form, SubmitButton, useSchemaForm } from '@tree-service/design/forms';
import { isOwner, useAuth } from '@tree-service/kernel';
import { isOnline } from '@tree-service/kernel/native';
import { paths } from '@tree-service/kernel/contract';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type * as v from 'valibot';
import { pinNear } from '../place/pinNear';
import { PlaceFields, PlacePin } from '../place/PlaceFields';
import { NEW_PLACE } from '../schemas/propertySchema';
import { sendSchema, type SendValues } from '../schemas/sendSchema';
import type { DraftSubmission } from '../submit/useSubmitDraft';
import type { UploadProgress } from '@tree-service/market/features/keptFiles';
import { ReviewAnswers } from './ReviewAnswers';
import { SendRequest } from './SendRequest';
import type { Step } from './stepOrder';
import type { StepProps } from './stepProps';
import { useKeepTyped } from './useKeepTyped';
import { StepActions } from './StepActions';

type SendAnswers = v.InferOutput<typeof sendSchema>;

/** State that makes sign-in return here and send the request. */
const RETURN_STATE = {
  fromServiceRequest: true,
  autoSubmit: true,
  returnTo: paths.request(),
};

/** Leads a visitor to sign up or in, after which the request is sent. */
function SignInToSend({
  backAddress,
  onSignIn,
}: {
  backAddress: string | null;
  /** Called for visitors who have an account. */
  onSignIn: () => void;
}) {
  return (
    <VStack $gap={3}>
      <Text size="sm" tone="muted">
        You get quotes and messages from Pros in a free account, not by phone. Your request is sent
        once your account is confirmed.
      </Text>
      <StepActions backAddress={backAddress}>
        <SubmitButton size="lg">Create account and send</SubmitButton>
      </StepActions>
      <Button variant="link" onClick={onSignIn}>
        I have an account
      </Button>
    </VStack>
  );
}

export interface SendStepProps extends Pick<
  StepProps,
  'draft' | 'save' | 'photos' | 'search' | 'backAddress'
> {
  submission: DraftSubmission;
  uploads: UploadProgress;
  addressOf: (step: Step) => string;
}

/** Location and contact, all other answers, and the button that sends them; visitors sign up first. */
export function SendStep(props: SendStepProps) {
  const { draft, save, photos, submission, search, uploads, addressOf, backAddress } = props;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const profile = useAuth((auth) => auth.profile);
  const mayOwn = useAuth((auth) => auth.status === 'signedIn' && isOwner(auth));
  const form = useSchemaForm<SendValues, SendAnswers>(sendSchema, {
    defaultValues: {
      ...draft.property,
      firstName: draft.contact.firstName || (profile?.first_name ?? ''),
      lastName: draft.contact.lastName || (profile?.last_name ?? ''),
      phone: draft.contact.phone || (profile?.phone ? formatUsPhone(profile.phone) : ''),
    },
  });
  const keep = ({ firstName, lastName, phone, ...property }: SendValues) =>
    save({ property, contact: { firstName, lastName, phone } });
  useKeepTyped(form, keep);
  // What the profile says is an answer, too.
  const keepFirst = useEffectEvent(() => keep(form.getValues()));
  useEffect(() => keepFirst(), []);

  /** Whether the place can be sent; says what is wrong when it cannot. */
  const isPlaceKnown = async ({ place, zip, pin }: SendAnswers) => {
    const lookup = zipQuery(zip);
    const found = isOnline()
      ? await queryClient.fetchQuery(lookup)
      : queryClient.getQueryData(lookup.queryKey);
    if (place === NEW_PLACE && found === null) {
      form.setError('zip', { message: "We couldn't find this ZIP code" });
      return false;
    }
    // A pin set before the ZIP code changed is no longer valid.
    if (found) form.setValue('pin', pinNear(pin, found));
    return true;
  };
  const signInAt = (address: string) => async (answers: SendAnswers) => {
    if (await isPlaceKnown(answers)) await navigate(address, { state: RETURN_STATE });
  };
  const send = async (answers: SendAnswers) => {
    if (await isPlaceKnown(answers)) submission.submit();
  };

  return (
    <Form
      draft={null}
      form={form}
      onSubmit={mayOwn ? send : signInAt(paths.register())}
      label="Location and contact"
      gap={6}
    >
      {photos.problem !== null && (
        <Alert tone="warning" role="alert">
          {photos.problem}
        </Alert>
      )}
      <PlaceFields form={form} />
      <VStack $gap={5}>
        <PersonFields phoneHint="Useful on the day of the work." />
        <PlacePin form={form} />
      </VStack>
      <ReviewAnswers draft={draft} addressOf={addressOf} />
      {mayOwn ? (
        <SendRequest
          draft={draft}
          submission={submission}
          search={search}
          uploads={uploads}
          backAddress={backAddress}
        />
      ) : (
        <SignInToSend
          backAddress={backAddress}
          onSignIn={() => void form.handleSubmit(signInAt(paths.login()))()}
        />
      )}
    </Form>
  );
}
