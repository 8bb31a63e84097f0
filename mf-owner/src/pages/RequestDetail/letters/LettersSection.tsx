import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '@tree-service/domain';
import { Card, RetryAlert, Section, space, Text, VStack, WrittenText } from '@tree-service/design';
import {
  Form,
  FormActions,
  requiredText,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { messageOf, queryClient } from '@tree-service/kernel';
import { withAdded } from '@tree-service/market/api/showRows';
import styled from 'styled-components';
import * as v from 'valibot';
import { answerLetter, requestLettersQuery } from '../../../api/requestLetters';
import { useRequestAction } from '../useRequestAction';

const Letters = styled.ol`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  list-style: none;
`;

const schema = v.object({ body: requiredText('Please enter your answer', 4000) });

function AnswerForm({ requestId }: { requestId: string }) {
  const form = useSchemaForm(schema, { defaultValues: { body: '' } });
  const answer = useRequestAction({
    run: (body: string) => answerLetter(requestId, body),
    show: (letter) =>
      queryClient.setQueryData(
        requestLettersQuery(requestId).queryKey,
        (known) => known && withAdded(known, letter),
      ),
    done: 'Answer sent',
  });
  return (
    <Form
      form={form}
      label="Answer"
      draft={`letter/${requestId}`}
      onSubmit={async ({ body }) => {
        await answer.mutateAsync(body);
        form.reset();
      }}
    >
      <TextAreaField
        name="body"
        control={form.control}
        label="Your answer"
        hint="Only our team reads it."
        counterMax={4000}
        rows={4}
      />
      <FormActions submit="Send answer" />
    </Form>
  );
}

/** What our team wrote about a request, with a box to answer; nothing before the first letter. */
export function LettersSection({ requestId }: { requestId: string }) {
  const { data: letters, error, refetch } = useQuery(requestLettersQuery(requestId));
  if (letters === undefined && error) {
    return (
      <RetryAlert title="We couldn't load messages from our team" onRetry={refetch}>
        {messageOf(error)}
      </RetryAlert>
    );
  }
  if (letters === undefined || letters.length === 0) return null;
  return (
    <Section id="letters" title="Messages from our team">
      <Card>
        <VStack $gap={6}>
          <Letters role="list">
            {letters.map(({ id, author_side, body, created_at }) => (
              <li key={id}>
                <Text size="sm" tone="muted">
                  {author_side === 'admin' ? 'Tree Service' : 'You'}, {formatMoment(created_at)}
                </Text>
                <WrittenText>{body}</WrittenText>
              </li>
            ))}
          </Letters>
          <AnswerForm requestId={requestId} />
        </VStack>
      </Card>
    </Section>
  );
}
