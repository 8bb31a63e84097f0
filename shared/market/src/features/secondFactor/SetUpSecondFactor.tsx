import { useQuery } from '@tanstack/react-query';
import { Link, QueryBoundary, radius, Text, VStack } from '@tree-service/design';
import { enrollSecondFactor, confirmSecondFactor } from '@tree-service/kernel';
import styled from 'styled-components';
import { Form, FormActions, TextField, useSchemaForm } from '@tree-service/design/forms';
import * as v from 'valibot';

const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, 'Please enter the 6 digits your app shows'),
  ),
});

interface CodeFormProps {
  factorId: string;
  onConfirmed: () => void | Promise<void>;
}

/** Asks for the code an authenticator app shows now. */
export function CodeForm({ factorId, onConfirmed }: CodeFormProps) {
  const form = useSchemaForm(codeSchema, { defaultValues: { code: '' } });
  return (
    <Form
      draft={null}
      form={form}
      label="Second factor"
      onSubmit={async ({ code }) => {
        const outcome = await confirmSecondFactor(factorId, code);
        if (outcome.ok) await onConfirmed();
        return outcome;
      }}
    >
      <TextField
        name="code"
        control={form.control}
        label="Code"
        hint="6 digits from your authenticator app."
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormActions submit="Confirm code" />
    </Form>
  );
}

// Apps read dark squares on a light ground alone, in dark mode as well.
const Picture = styled.img`
  background: #ffffff;
  border-radius: ${radius.md};
`;

/** Sets up an authenticator app: the key, then a code of it. */
export function SetUpSecondFactor({ onDone }: { onDone: () => void | Promise<void> }) {
  const factor = useQuery({
    queryKey: ['second-factor', 'new'],
    queryFn: enrollSecondFactor,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <QueryBoundary query={factor} what="the key">
      {({ id, secret, uri, picture }) => (
        <VStack>
          <Text>Add this key to your authenticator app, then enter the code it shows.</Text>
          {picture !== '' && <Picture src={picture} alt="Key to scan" width={192} height={192} />}
          <Text as="div">
            Key: <code>{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
          </Text>
          <div>
            <Link href={uri}>Open in an app on this device</Link>
          </div>
          <CodeForm factorId={id} onConfirmed={onDone} />
        </VStack>
      )}
    </QueryBoundary>
  );
}
