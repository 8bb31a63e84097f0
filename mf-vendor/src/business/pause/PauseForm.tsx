import { showBusiness } from '@tree-service/market/api/showRows';
import { pauseBusiness } from '../../api/onboarding';
import {
  calendarDate,
  DateField,
  emptyOr,
  Form,
  FormActions,
  requiredText,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Text } from '@tree-service/design';
import * as v from 'valibot';
import { useBusinessAction } from '../useBusinessAction';

const DAY_MS = 86_400_000;
const PAUSE_MAX_DAYS = 366;

/** Characters. */
const REASON_MAX = 500;

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The first and last day a business paused today can resume, as ISO dates. */
export function resumeRange(today: string): { first: string; last: string } {
  return { first: daysAfter(today, 1), last: daysAfter(today, PAUSE_MAX_DAYS) };
}

/** `until` is optional. */
export function pauseSchema(today: string) {
  const { first, last } = resumeRange(today);
  return v.object({
    reason: requiredText('Please enter a reason', REASON_MAX),
    until: emptyOr(
      v.pipe(
        calendarDate(),
        v.check((day) => day >= first && day <= last, 'Choose a day within the next year.'),
      ),
    ),
  });
}

type Input = v.InferInput<ReturnType<typeof pauseSchema>>;
type Output = v.InferOutput<ReturnType<typeof pauseSchema>>;

/** `today` is an ISO date in the Pro's time zone. */
export function PauseForm({ today, onClose }: { today: string; onClose: () => void }) {
  const form = useSchemaForm<Input, Output>(pauseSchema(today), {
    defaultValues: { reason: '', until: '' },
  });
  const pause = useBusinessAction({
    run: (_, { reason, until }: Output) => pauseBusiness(reason, until ?? null),
    done: 'Your business is paused',
    failed: null,
    show: (state, _, vendorId) => showBusiness(vendorId, { state }),
    onDone: onClose,
  });
  const { first, last } = resumeRange(today);
  return (
    <Form
      form={form}
      draft="pause"
      label="Pause your business"
      onSubmit={async (pausing) => {
        await pause.mutateAsync(pausing);
      }}
    >
      <Text size="sm" tone="muted">
        Offers, leads and quotes that aren't agreed end now, and held tokens are refunded. Jobs you
        have agreed to continue as planned.
      </Text>
      <TextAreaField
        name="reason"
        control={form.control}
        label="Reason"
        hint="Administrators and owners you work with can read it."
        counterMax={REASON_MAX}
        rows={3}
      />
      <DateField
        name="until"
        control={form.control}
        label="Resume on"
        hint="Leave empty to stay paused until you resume."
        min={first}
        max={last}
        optional
      />
      <FormActions submit="Pause business" onCancel={onClose} />
    </Form>
  );
}
