import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { color, QueryBoundary, Section, space, Text } from '@tree-service/design';
import * as v from 'valibot';
import {
  Form,
  FormActions,
  requiredText,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { useIdempotencyKey } from '@tree-service/design/hooks';
import { useAuth } from '@tree-service/kernel';
import { addCaseNote, type CaseKey, caseNotesQuery, showCaseNote } from '../../api/reviewQueue';
import { Age } from '../layout/Age';
import { useDecision } from '../layout/useDecision';

const List = styled.ul`
  margin: 0 0 ${space(4)};
  padding: 0;
  list-style: none;
`;

const Note = styled.li`
  padding-block: ${space(3)};
  white-space: pre-line;
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const MAX_LENGTH = 2000;
const EMPTY = { note: '' };
const schema = v.object({ note: requiredText('Enter a note', MAX_LENGTH) });

/** Stores a note, once for each key, and returns its id. */
type WriteNote = (body: string, key: string) => Promise<string>;

interface NoteFormProps {
  readonly about: CaseKey;
  /** For what takes notes without being an open case. */
  readonly write?: WriteNote;
}

/** Adds a note about an open case. */
export function NoteForm({ about, write = (body) => addCaseNote(about, body) }: NoteFormProps) {
  const form = useSchemaForm(schema, { defaultValues: EMPTY });
  const keyFor = useIdempotencyKey();
  const email = useAuth((auth) => auth.user?.email ?? '');
  const add = useDecision({
    run: (note: string) => write(note, keyFor(note)),
    refresh: [],
    show: (id, body) => showCaseNote(about, { id, body, author_email: email }),
    onDone: () => form.reset(EMPTY),
  });
  return (
    <Form
      form={form}
      draft={`note/${about.queue}/${about.id}`}
      label="Add a note"
      onSubmit={async ({ note }) => void (await add.mutateAsync(note))}
    >
      <TextAreaField
        name="note"
        control={form.control}
        label="Note"
        rows={2}
        counterMax={MAX_LENGTH}
      />
      <FormActions submit="Add note" variant="outline" />
    </Form>
  );
}

interface CaseNotesProps {
  readonly about: CaseKey;
  /** Only open cases take further notes. */
  readonly isOpen?: boolean;
  readonly write?: WriteNote;
}

/** What administrators noted about a case for each other. */
export function CaseNotes({ about, isOpen = false, write }: CaseNotesProps) {
  const query = useQuery(caseNotesQuery(about));
  return (
    <Section title="Notes" description="For administrators only.">
      <QueryBoundary query={query} what="the notes">
        {(notes) =>
          notes.length === 0 ? (
            !isOpen && <Text tone="muted">No notes.</Text>
          ) : (
            <List aria-label="Notes">
              {notes.map(({ id, body, author_email: author, created_at: at }) => (
                <Note key={id}>
                  {body}
                  <Text size="sm" tone="muted">
                    {author}, <Age since={at} />
                  </Text>
                </Note>
              ))}
            </List>
          )
        }
      </QueryBoundary>
      {isOpen && <NoteForm about={about} write={write} />}
    </Section>
  );
}
