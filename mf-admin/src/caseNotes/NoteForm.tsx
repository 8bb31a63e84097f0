import * as v from 'valibot';
import {
  Form,
  FormActions,
  requiredText,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { useAuth } from '@tree-service/kernel';
import { addCaseNote, showCaseNote, type CaseKey } from '../api/reviewQueue';
import { useDecision } from '../layout/useDecision';

const MAX_LENGTH = 2000;
const EMPTY = { note: '' };
const schema = v.object({ note: requiredText('Enter a note', MAX_LENGTH) });

/** Adds a note about an open case. */
export function NoteForm({ about }: { readonly about: CaseKey }) {
  const form = useSchemaForm(schema, { defaultValues: EMPTY });
  const email = useAuth((auth) => auth.user?.email ?? '');
  const add = useDecision({
    run: (note: string) => addCaseNote(about, note),
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
