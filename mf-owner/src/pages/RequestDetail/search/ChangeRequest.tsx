import { formatCentsRange, REQUEST_TIMINGS } from '@tree-service/domain';
import { Button, Dialog, Text } from '@tree-service/design';
import {
  Form,
  FormActions,
  RadioCardsField,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { showRows } from '@tree-service/market/api/showRows';
import { useState } from 'react';
import * as v from 'valibot';
import { changeRequest } from '../../../api/requests';
import { accessSchema } from '../../RequestWizard/schemas/accessSchema';
import { TIMINGS, timingSchema } from '../../RequestWizard/schemas/timingSchema';
import { useRequestAction } from '../useRequestAction';

const options = TIMINGS.map((value) => ({ value, label: REQUEST_TIMINGS[value] }));

const schema = v.object({
  ...timingSchema.entries,
  description: accessSchema.entries.description,
});

function ChangeForm({ request, onClose }: { request: RequestDetail; onClose: () => void }) {
  const form = useSchemaForm(schema, {
    defaultValues: { timing: request.timing, description: request.description },
  });
  const change = useRequestAction({
    run: (changes: v.InferOutput<typeof schema>) => changeRequest(request.id, changes),
    show: (changed) => showRows<RequestDetail>([changed]),
    onDone: ({ estimate_low_cents, estimate_high_cents }) =>
      notify.success('Request changed', {
        description: `Your estimate is now ${formatCentsRange(estimate_low_cents, estimate_high_cents)}.`,
      }),
  });
  return (
    <Form
      form={form}
      label="Change request"
      draft={`change/${request.id}`}
      onSubmit={async (changes) => {
        await change.mutateAsync(changes);
        onClose();
      }}
    >
      <RadioCardsField
        name="timing"
        control={form.control}
        label="When should it happen?"
        options={options}
        minWidth="14rem"
      />
      <TextAreaField
        name="description"
        control={form.control}
        label="What needs to be done?"
        counterMax={4000}
        rows={4}
      />
      <Text size="sm" tone="muted">
        We'll calculate your estimate again and look for Pros with the new details.
      </Text>
      <FormActions submit="Change request" cancel="Keep as it is" onCancel={onClose} />
    </Form>
  );
}

/** Lets the owner change what a request that no Pro has says, which can bring other Pros. */
export function ChangeRequest({ request }: { request: RequestDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Change timing or description
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Change your request">
        <ChangeForm request={request} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
