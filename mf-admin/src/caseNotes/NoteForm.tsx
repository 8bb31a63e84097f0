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
import { addCaseNote, showCaseNote, type CaseKey } from '../api/reviewQueue';
import { useDecision } from '../layout/useDecision';

const MAX_LENGTH = 2000;
const EMPTY = { note: '' };
const schema = v.object({ note: requiredText('Enter a note', MAX_LENGTH) });

/** Stores a note, once for each key, and returns its id. */
export type WriteNote = (body: string, key: string) => Promise<string>;

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
