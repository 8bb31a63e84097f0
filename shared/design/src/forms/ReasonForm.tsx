import { useMemo } from 'react';
import * as v from 'valibot';
import { Button, HStack, VStack, type ButtonVariant } from '../ui';
import { Form } from './Form';
import { FormActions } from './FormActions';
import { requiredText } from './schemas';
import { TextAreaField } from './TextAreaField';
import { useSchemaForm } from './useSchemaForm';

/** What is asked before an act, and the act. */
export interface ReasonQuestion {
  /** The question above the text field. */
  label: string;
  /** Who reads the reason, and what to write. */
  hint?: string;
  /** Reasons often given; a press writes one into the field. */
  suggestions?: readonly string[];
  /** Message for an empty reason. Default: "Please enter a reason". */
  missing?: string;
  /** As many as the server takes; 500 when absent. */
  mostCharacters?: number;
  /** Says what will happen: "Decline quote". */
  confirmLabel: string;
  /** Says what stays as it is: "Keep request". "Cancel" only where it can mean no other button. */
  keepLabel: string;
  variant?: ButtonVariant;
  /** Keeps what is typed until it is sent, under this name; see `Form`. */
  draft: string | null;
  /** Awaited. A rejection shows its message and keeps the text. */
  onConfirm: (reason: string) => Promise<unknown>;
}

export interface ReasonFormProps extends ReasonQuestion {
  onClose: () => void;
}

/** Asks for a sentence inside a dialog that is open already. */
export function ReasonForm({
  label,
  hint,
  suggestions = [],
  missing = 'Please enter a reason',
  mostCharacters = 500,
  confirmLabel,
  keepLabel,
  variant,
  draft,
  onConfirm,
  onClose,
}: ReasonFormProps) {
  const schema = useMemo(
    () => v.object({ reason: requiredText(missing, mostCharacters) }),
    [missing, mostCharacters],
  );
  const form = useSchemaForm(schema, { defaultValues: { reason: '' } });
  return (
    <Form
      form={form}
      label={confirmLabel}
      draft={draft}
      onSubmit={async ({ reason }) => {
        await onConfirm(reason);
        onClose();
      }}
    >
      <VStack $gap={3}>
        {suggestions.length > 0 && (
          <HStack $gap={2} $wrap role="group" aria-label="Common reasons">
            {suggestions.map((suggestion) => (
              <Button
                key={suggestion}
                variant="outline"
                onClick={() => form.setValue('reason', suggestion)}
              >
                {suggestion}
              </Button>
            ))}
          </HStack>
        )}
        <TextAreaField
          name="reason"
          control={form.control}
          label={label}
          hint={hint}
          counterMax={mostCharacters}
          rows={4}
        />
      </VStack>
      <FormActions submit={confirmLabel} variant={variant} cancel={keepLabel} onCancel={onClose} />
    </Form>
  );
}
