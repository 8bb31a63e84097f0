import {
  Form,
  requiredText,
  SubmitButton,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/shared/forms';
import { Button, Dialog, DialogClose, HStack, VStack } from '@tree-service/shared/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import * as v from 'valibot';

/** What is asked before a step that others read the reason of. */
export interface ReasonDialogProps {
  /** The button that opens the dialog. */
  trigger: ReactElement;
  title: string;
  description: ReactNode;
  /** Name of the field. */
  label: string;
  hint?: string;
  /** Reasons often given; a press writes one into the field. */
  suggestions?: readonly string[];
  /** Says what will happen: "Withdraw from the request". */
  confirm: string;
  /** Most characters of the reason. */
  longest?: number;
  /** The dialog closes when it is done; a rejection is shown above the field. */
  onReason: (reason: string) => Promise<unknown>;
}

/** Asks for a reason before something is done that cannot be taken back. */
export function ReasonDialog({
  trigger,
  title,
  description,
  label,
  hint,
  suggestions = [],
  confirm,
  longest = 500,
  onReason,
}: ReasonDialogProps) {
  const [open, setOpen] = useState(false);
  const form = useSchemaForm(v.object({ reason: requiredText('Please say why', longest) }), {
    defaultValues: { reason: '' },
  });
  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      title={title}
      description={description}
    >
      <Form
        form={form}
        label={title}
        onSubmit={async ({ reason }) => {
          await onReason(reason);
          setOpen(false);
        }}
      >
        <VStack $gap={3}>
          {suggestions.length > 0 && (
            <HStack $gap={2} $wrap role="group" aria-label="Usual reasons">
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
            control={form.control}
            name="reason"
            label={label}
            hint={hint}
            counterMax={longest}
          />
        </VStack>
        <HStack $gap={3} $wrap>
          <SubmitButton variant="destructive">{confirm}</SubmitButton>
          <DialogClose>
            <Button variant="outline">Not now</Button>
          </DialogClose>
        </HStack>
      </Form>
    </Dialog>
  );
}
