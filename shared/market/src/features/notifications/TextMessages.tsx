import { Alert, Button, Heading, Text, VStack } from '@tree-service/design';
import {
  CheckboxField,
  Form,
  FormActions,
  phone,
  PhoneField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { messageOf, notify } from '@tree-service/kernel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import type { TextMessages as Texts } from '../../api/notifications';
import { agreeToTexts, stopTexts } from '../../api/texts';
import { formatUsPhone } from '../account/formatUsPhone';
import { ConfirmPhone } from './ConfirmPhone';

const consentSchema = v.object({
  phone,
  agreed: v.pipe(v.boolean(), v.value(true, 'Agree to text messages first')),
});

interface Props {
  texts: Texts;
  onChanged: () => Promise<void>;
}

/** Text messages: agreeing to them, confirming the number, and ending them. */
export function TextMessages({ texts, onChanged }: Props) {
  const [codeSentTo, setCodeSentTo] = useState<string | null>(null);
  return (
    <VStack $gap={4} role="group" aria-label="Text messages">
      <Heading level={3} size="md">
        Text messages
      </Heading>
      {texts.is_on ? (
        <TextsOn texts={texts} onChanged={onChanged} />
      ) : texts.was_stopped ? (
        <Alert>
          You replied STOP, so we don't text you. Reply START to get text messages again.
        </Alert>
      ) : codeSentTo === null ? (
        <Consent texts={texts} onSent={setCodeSentTo} />
      ) : (
        <ConfirmPhone
          phoneNumber={codeSentTo}
          onAgain={() => setCodeSentTo(null)}
          onConfirmed={async () => {
            setCodeSentTo(null);
            await onChanged();
          }}
        />
      )}
    </VStack>
  );
}

function TextsOn({ texts, onChanged }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: stopTexts,
    onSuccess: async () => {
      notify.success("We won't send you any more text messages");
      await onChanged();
    },
    onError: (problem) => notify.error(messageOf(problem)),
  });
  return (
    <>
      <Text>
        Text messages go to {formatUsPhone(texts.phone ?? '')}. Choose below which ones you get.
      </Text>
      <div>
        <Button variant="outline" disabled={isPending} onClick={() => mutate()}>
          Stop text messages
        </Button>
      </div>
    </>
  );
}

function Consent({ texts, onSent }: { texts: Texts; onSent: (phone: string) => void }) {
  const form = useSchemaForm(consentSchema, {
    defaultValues: { phone: texts.phone === null ? '' : formatUsPhone(texts.phone), agreed: false },
  });
  return (
    <Form
      form={form}
      label="Text messages"
      draft="text-messages"
      onSubmit={async (answer) => {
        await agreeToTexts(answer.phone);
        onSent(answer.phone);
      }}
    >
      <PhoneField name="phone" control={form.control} label="Mobile phone" />
      <CheckboxField name="agreed" control={form.control} label={texts.terms} />
      <FormActions submit="Text me a code" />
    </Form>
  );
}
