import { clearSpecialDay, setSpecialDay, type Schedule } from '@tree-service/shared/api/schedule';
import {
  calendarDate,
  CheckboxField,
  DateField,
  Form,
  optionalText,
  SubmitButton,
  TextField,
  useSchemaForm,
} from '@tree-service/shared/forms';
import { Grid, Text, VStack } from '@tree-service/shared/ui';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { endOfDay, spanSchema } from '../../../business/hours/weekForm';
import { useBusinessAction } from '../../../business/useBusinessAction';
import { clockInWords, minutesOf } from '../calendar/dayClock';
import { dayInWords, todayIn } from '../calendar/days';
import { RemovableList } from './RemovableList';

type SpecialDay = Schedule['specialDays'][number];

const schema = v.object({
  day: calendarDate(),
  closed: v.boolean(),
  hours: spanSchema,
  note: optionalText(120),
});

const empty = { day: '', closed: true, hours: { opens: '08:00', closes: '12:00' }, note: '' };

function hoursInWords({ hours }: SpecialDay): string {
  if (hours.length === 0) return 'Closed';
  return hours
    .map(({ opens, closes }) =>
      [opens, closes].map((time) => clockInWords(minutesOf(time))).join(' to '),
    )
    .join(', ');
}

/** Days on which the weekly hours do not count: what there is ahead, and a form for one more. */
export function SpecialDays({ days, timeZone }: { days: readonly SpecialDay[]; timeZone: string }) {
  const today = todayIn(timeZone);
  const form = useSchemaForm(schema, { defaultValues: empty });
  const closed = useWatch({ control: form.control, name: 'closed' });
  const set = useBusinessAction<SpecialDay>({
    run: (_vendorId, { day, hours, note }) => setSpecialDay(day, hours, note),
    done: ({ day }) => `${dayInWords(day)} is set`,
    failed: null,
    onDone: () => form.reset(empty),
  });
  const putBack = useBusinessAction<SpecialDay>({
    run: (_vendorId, { day, hours, note }) => setSpecialDay(day, hours, note),
    done: ({ day }) => `${dayInWords(day)} is back`,
    failed: 'The day could not be put back',
  });
  const clear = useBusinessAction<SpecialDay>({
    run: (vendorId, { day }) => clearSpecialDay(vendorId, day),
    done: ({ day }) => `${dayInWords(day)} follows your weekly hours again`,
    failed: 'The day could not be removed',
    next: { label: 'Undo', go: (day) => putBack.mutate(day) },
  });
  return (
    <VStack $gap={5}>
      <RemovableList
        items={days
          .filter(({ day }) => day >= today)
          .map((special) => ({
            key: special.day,
            title: dayInWords(special.day),
            text: [hoursInWords(special), special.note].filter(Boolean).join(' · '),
            busy: clear.isPending && clear.variables.day === special.day,
            onRemove: () => clear.mutate(special),
          }))}
      />
      <Form
        form={form}
        label="Add a day"
        gap={4}
        onSubmit={async ({ day, closed: off, hours, note }) => {
          if (day < today) return { ok: false, message: 'Choose a day that is still ahead.' };
          const open = [{ opens: hours.opens, closes: endOfDay(hours.closes) }];
          await set.mutateAsync({ day, hours: off ? [] : open, note: note ?? null });
          return { ok: true };
        }}
      >
        <Grid $min="11rem" $gap={4}>
          <DateField control={form.control} name="day" label="Day" min={today} />
          <TextField
            control={form.control}
            name="note"
            label="Note"
            placeholder="Thanksgiving"
            optional
          />
        </Grid>
        <CheckboxField control={form.control} name="closed" label="Closed all day" />
        {!closed && (
          <Grid $min="9rem" $gap={4}>
            <TextField control={form.control} name="hours.opens" label="Opens" type="time" />
            <TextField control={form.control} name="hours.closes" label="Closes" type="time" />
          </Grid>
        )}
        {days.some(({ day }) => day === form.getValues('day')) && (
          <Text size="sm" tone="muted">
            This day is in the list already; adding it again takes its place.
          </Text>
        )}
        <div>
          <SubmitButton variant="secondary">Add day</SubmitButton>
        </div>
      </Form>
    </VStack>
  );
}
