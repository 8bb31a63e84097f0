import * as v from 'valibot';
import { Card, Section, Text, VStack } from '@tree-service/design';
import {
  Form,
  FormActions,
  requiredText,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { useIdempotencyKey } from '@tree-service/design/hooks';
import { Statement } from '../shared/caseFile/Statement';
import { useDecision } from '../shared/layout/useDecision';
import { writeToOwner, type AdminRequest } from './requests.api';

const MAX_LENGTH = 4000;
const EMPTY = { letter: '' };
const schema = v.object({ letter: requiredText('Enter a letter', MAX_LENGTH) });

function LetterForm({ request }: { readonly request: AdminRequest }) {
  const form = useSchemaForm(schema, { defaultValues: EMPTY });
  const keyFor = useIdempotencyKey();
  const send = useDecision({
    run: (letter: string) =>
      writeToOwner(request.id, letter, keyFor([letter, request.letters.length])),
    refresh: [['requests', request.id, 'admin']],
    show: () => undefined,
    done: 'Letter sent',
    onDone: () => form.reset(EMPTY),
  });
  return (
    <Form
      form={form}
      draft={`letter/${request.id}`}
      label="Write to the owner"
      onSubmit={async ({ letter }) => void (await send.mutateAsync(letter))}
    >
      <TextAreaField
        name="letter"
        control={form.control}
        label="Write to the owner"
        hint="Sent by email. The owner can answer on the request page."
        rows={4}
        counterMax={MAX_LENGTH}
      />
      <FormActions submit="Send letter" variant="outline" />
    </Form>
  );
}

/** What administrators and the owner wrote to each other about a request, and the form for more. */
export function Letters({ request }: { readonly request: AdminRequest }) {
  return (
    <Section title="Letters" description="Between us and the owner.">
      <Card>
        <VStack $gap={5}>
          {request.letters.map(({ id, author_side: side, author, body, created_at: at }) => (
            <Statement
              key={id}
              title={side === 'owner' ? 'The owner' : (author ?? 'An administrator')}
              at={at}
              words={body}
            />
          ))}
          {request.owner.is_deleted ? (
            <Text tone="muted">The owner's account was deleted.</Text>
          ) : (
            <LetterForm request={request} />
          )}
        </VStack>
      </Card>
    </Section>
  );
}
