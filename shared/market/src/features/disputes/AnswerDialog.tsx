import { useRuleWords } from '../rules';
import { useUploadPhotos } from '../photos';
import {
  Form,
  PhotoField,
  requiredText,
  SubmitButton,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Button, Dialog, HStack } from '@tree-service/design';
import * as v from 'valibot';
import { evidenceSchema, MOST_PHOTOS } from './disputeSchema';

const schema = v.object({
  statement: requiredText('Please enter your side of the story', 4000),
  ...evidenceSchema.entries,
});

type Values = v.InferInput<typeof schema>;

export interface AnswerDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the draft of what is typed; see `Form`. */
  draft: string;
  /** Sends the answer with the paths of uploaded photos; a rejection is shown and keeps everything. */
  onSend: (statement: string, photos: string[]) => Promise<void>;
}

function AnswerForm({ onOpenChange, draft, onSend }: Omit<AnswerDialogProps, 'open'>) {
  const upload = useUploadPhotos();
  const form = useSchemaForm<Values, Values>(schema, {
    defaultValues: { statement: '', photos: [] },
  });
  const send = async ({ statement, photos }: Values) => {
    await onSend(statement, await upload(photos));
    onOpenChange(false);
  };
  return (
    <Form form={form} draft={draft} onSubmit={send} label="Respond to the dispute">
      <TextAreaField
        name="statement"
        control={form.control}
        label="What's your side of the story?"
        counterMax={4000}
        rows={5}
      />
      <PhotoField name="photos" control={form.control} label="Photos" max={MOST_PHOTOS} optional />
      <HStack $gap={3} $justify="end" $wrap>
        <Button variant="outline" onClick={() => onOpenChange(false)}>
          Respond later
        </Button>
        <SubmitButton>Send response</SubmitButton>
      </HStack>
    </Form>
  );
}

/** Where the other side of a dispute says how it sees the matter. */
export function AnswerDialog({ open, onOpenChange, draft, onSend }: AnswerDialogProps) {
  const { decision } = useRuleWords();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Respond to the dispute"
      description={`Both sides can read it. An administrator then decides within ${decision}.`}
    >
      <AnswerForm onOpenChange={onOpenChange} draft={draft} onSend={onSend} />
    </Dialog>
  );
}
