import { pauseBusiness } from '../../api/onboarding';
import {
  DateField,
  Form,
  SubmitButton,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Button, HStack } from '@tree-service/design';
import type * as v from 'valibot';
import { useBusinessAction } from '../useBusinessAction';
import { LONGEST_REASON, openingDays, pauseSchema } from './pauseSchema';

type Input = v.InferInput<ReturnType<typeof pauseSchema>>;
type Output = v.InferOutput<ReturnType<typeof pauseSchema>>;

/** Asks why the business is paused and until when. `today` is the ISO date where the Pro works. */
export function PauseForm({ today, onClose }: { today: string; onClose: () => void }) {
  const form = useSchemaForm<Input, Output>(pauseSchema(today), {
    defaultValues: { reason: '', until: '' },
  });
  const pause = useBusinessAction<Output>({
    run: (_, { reason, until }) => pauseBusiness(reason, until ?? null),
    done: 'You are not offered new requests any more',
    failed: null,
    onDone: onClose,
  });
  const { first, last } = openingDays(today);
  return (
    <Form
      form={form}
      label="Pause your business"
      onSubmit={async (pausing) => {
        await pause.mutateAsync(pausing);
      }}
    >
      <TextAreaField
        name="reason"
        control={form.control}
        label="Why?"
        hint="Owners you are in touch with and administrators may read it."
        counterMax={LONGEST_REASON}
        rows={3}
      />
      <DateField
        name="until"
        control={form.control}
        label="Open again on"
        hint="Left empty, your business stays paused until you open it again."
        min={first}
        max={last}
        optional
      />
      <HStack $gap={3} $justify="end" $wrap>
        <Button variant="outline" onClick={onClose}>
          Not now
        </Button>
        <SubmitButton>Pause the business</SubmitButton>
      </HStack>
    </Form>
  );
}
