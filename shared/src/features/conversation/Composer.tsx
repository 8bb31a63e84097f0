import { Button, color, space, Text, TextAreaInput } from '@tree-service/shared/ui';
import { SendHorizontal } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import styled from 'styled-components';

const MOST_CHARACTERS = 4000;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(4)};
  border-top: 1px solid ${color.border};
`;

const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space(2)};
`;

const Words = styled(TextAreaInput)`
  flex: 1;
  min-height: 2.75rem;
  max-height: 10rem;
`;

/** What the composer needs. */
export interface ComposerProps {
  otherName: string;
  /** What people should know before they write. */
  hint: string | null;
  onSend: (body: string) => void;
}

function hasKeyboard(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}

/** Where a message is written. Enter sends where there is a keyboard, Shift and Enter starts a new line. */
export function Composer({ otherName, hint, onSend }: ComposerProps) {
  const [body, setBody] = useState('');
  const id = useId();
  const words = body.trim();
  const isTooLong = words.length > MOST_CHARACTERS;

  const send = () => {
    if (words === '' || isTooLong) return;
    onSend(words);
    setBody('');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const pressKey = (event: KeyboardEvent) => {
    const isTyping = event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || event.shiftKey || isTyping || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };

  return (
    <Form onSubmit={submit}>
      <Line>
        <Words
          aria-label={`Message to ${otherName}`}
          aria-describedby={hint === null ? undefined : `${id}-hint`}
          aria-invalid={isTooLong || undefined}
          placeholder="Write a message"
          rows={1}
          value={body}
          onChange={(event) => setBody(event.target.value)}
          onKeyDown={pressKey}
        />
        <Button
          type="submit"
          size="icon"
          aria-label="Send"
          aria-disabled={words === '' || isTooLong}
        >
          <SendHorizontal aria-hidden size={20} />
        </Button>
      </Line>
      {isTooLong && (
        <Text size="sm" tone="danger" role="alert">
          A message has at most {MOST_CHARACTERS} characters. Please shorten it.
        </Text>
      )}
      {hint !== null && (
        <Text size="xs" tone="muted" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
    </Form>
  );
}
