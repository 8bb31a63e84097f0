import {
  Form,
  requiredText,
  SubmitButton,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Button, Dialog, Divider, VStack } from '@tree-service/design';
import * as v from 'valibot';

const schema = v.object({ reason: requiredText('Please enter a reason', 500) });

export interface DeclineLeadDialogProps {
  leadId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  reasons: readonly string[];
  onDecline: (reason: string) => void;
}

export function DeclineLeadDialog({
  leadId,
  open,
  onOpenChange,
  reasons,
  onDecline,
}: DeclineLeadDialogProps) {
  const form = useSchemaForm(schema, { defaultValues: { reason: '' } });
  const decline = (reason: string) => {
    onOpenChange(false);
    onDecline(reason);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Why are you declining?"
      description="Declining is free. Your reason helps us send you better requests."
    >
      <VStack $gap={3}>
        {reasons.map((reason) => (
          <Button key={reason} variant="outline" fullWidth onClick={() => decline(reason)}>
            {reason}
          </Button>
        ))}
        <Divider $space={2} />
        <Form
          form={form}
          draft={`decline/${leadId}`}
          label="Another reason"
          gap={3}
          onSubmit={({ reason }) => decline(reason)}
        >
          <TextField control={form.control} name="reason" label="Another reason" maxLength={500} />
          <SubmitButton variant="secondary" fullWidth>
            Decline
          </SubmitButton>
        </Form>
      </VStack>
    </Dialog>
  );
}
