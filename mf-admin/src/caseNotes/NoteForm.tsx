import * as v from 'valibot';
import {
  Form,
  requiredText,
  SubmitButton,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { addCaseNote, type CaseKey } from '../api/reviewQueue';
import { useRefresh } from '../layout/useRefresh';

const MAX_LENGTH = 2000;
const EMPTY = { note: '' };
const schema = v.object({ note: requiredText('Enter a note', MAX_LENGTH) });

/** Adds a note about an open case. */
export function NoteForm({ about }: { readonly about: CaseKey }) {
  const form = useSchemaForm(schema, { defaultValues: EMPTY });
  const refresh = useRefresh();
  return (
    <Form
      form={form}
      draft={`note/${about.queue}/${about.id}`}
      label="Add a note"
      onSubmit={async ({ note }) => {
        await addCaseNote(about, note);
        form.reset(EMPTY);
        await refresh();
      }}
    >
      <TextAreaField
        name="note"
        control={form.control}
        label="Note"
        rows={2}
        counterMax={MAX_LENGTH}
      />
      <div>
        <SubmitButton variant="outline">Add note</SubmitButton>
      </div>
    </Form>
  );
}
