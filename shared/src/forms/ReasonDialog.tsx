import * as v from 'valibot';
import { Button, Dialog, HStack, type ButtonVariant } from '../ui';
import { Form } from './Form';
import { requiredText } from './schemas';
import { SubmitButton } from './SubmitButton';
import { TextAreaField } from './TextAreaField';
import { useSchemaForm } from './useSchemaForm';

/** What a dialog that asks for a sentence needs. */
export interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** The question above the text field. */
  label: string;
  /** The sentence for nothing written. */
  missing: string;
  mostCharacters: number;
  /** Says what will happen: "Decline quote". */
  confirmLabel: string;
  variant?: ButtonVariant;
  /** The dialog waits for it and closes; a rejection's message is shown and it stays open. */
  onConfirm: (reason: string) => Promise<void>;
}

/** What the form of such a dialog needs. */
export type ReasonFormProps = Omit<ReasonDialogProps, 'open' | 'title' | 'description'>;

/** Asks for a sentence inside a dialog that is open already. */
export function ReasonForm({
  onOpenChange,
  label,
  missing,
  mostCharacters,
  confirmLabel,
  variant,
  onConfirm,
}: ReasonFormProps) {
  const schema = v.object({ reason: requiredText(missing, mostCharacters) });
  const form = useSchemaForm<{ reason: string }, { reason: string }>(schema, {
    defaultValues: { reason: '' },
  });
  const confirm = async ({ reason }: { reason: string }) => {
    await onConfirm(reason);
    onOpenChange(false);
  };
  return (
    <Form form={form} onSubmit={confirm} label={confirmLabel}>
      <TextAreaField
        name="reason"
        control={form.control}
        label={label}
        counterMax={mostCharacters}
        rows={4}
      />
      <HStack $gap={3} $justify="end" $wrap>
        <Button variant="outline" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <SubmitButton variant={variant}>{confirmLabel}</SubmitButton>
      </HStack>
    </Form>
  );
}

/** Asks for a sentence before it does something: a reason, a wish, what is missing. */
export function ReasonDialog({ open, title, description, ...rest }: ReasonDialogProps) {
  return (
    <Dialog open={open} onOpenChange={rest.onOpenChange} title={title} description={description}>
      <ReasonForm {...rest} />
    </Dialog>
  );
}
