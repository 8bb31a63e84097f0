import { Alert, Button, Heading, Text, VStack } from '@tree-service/design';
import {
  CheckboxField,
  Form,
  FormActions,
  phone,
  PhoneField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { messageOf, notify } from '@tree-service/kernel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import type { TextMessages as Texts } from '../../api/notifications';
import { agreeToTexts, confirmTexts, stopTexts } from '../../api/texts';
import { formatUsPhone } from '../account/formatUsPhone';

const consentSchema = v.object({
  phone,
  agreed: v.pipe(v.boolean(), v.value(true, 'Agree to text messages first')),
});

const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, 'Please enter the 6-digit code'),
  ),
});

/** Confirms a phone number by the code that was sent to it. */
function ConfirmPhone({
  phoneNumber,
  onAgain,
  onConfirmed,
}: {
  phoneNumber: string;
  onAgain: () => void;
  onConfirmed: () => Promise<void>;
}) {
  const form = useSchemaForm(codeSchema, { defaultValues: { code: '' } });
  return (
    <Form
      draft={null}
      form={form}
      label="Confirm your phone"
      onSubmit={async ({ code }) => {
        if (!(await confirmTexts(code))) {
          return {
            ok: false,
            message: 'That code is incorrect. Check it and try again.',
          };
        }
        notify.success('Your phone is confirmed');
        await onConfirmed();
      }}
    >
      <TextField
        name="code"
        control={form.control}
        label="Code"
        hint={`Enter the 6-digit code we text to ${formatUsPhone(phoneNumber)}. If it doesn't arrive within a minute and you've ever replied STOP to our texts, reply START and try again.`}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormActions submit="Confirm" cancel="Change number or send again" onCancel={onAgain} />
    </Form>
  );
}

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
