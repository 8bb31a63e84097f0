import {
  clearSpecialDay,
  type DayPlan,
  hideSpecialDay,
  setSpecialDay,
  showSpecialDay,
} from '../../../api/hours';
import type { Schedule } from '../../../api/schedule';
import { Grid, Text, VStack } from '@tree-service/design';
import { EditConflict, useGuardedSave } from '@tree-service/design/hooks';
import {
  FormActions,
  calendarDate,
  CheckboxField,
  DateField,
  Form,
  optionalText,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useBusinessAction } from '../../../business/useBusinessAction';
import { endOfDay, spanSchema } from '../../../business/hours/weekForm';
import { dayInWords, todayIn } from '../calendar/days';
import { clockInWords, minutesOf } from '../calendar/dayClock';
import { RemovableList } from './RemovableList';

const schema = v.object({
  day: calendarDate(),
  closed: v.boolean(),
  hours: spanSchema,
  note: optionalText(120),
});

const empty = { day: '', closed: true, hours: { opens: '08:00', closes: '12:00' }, note: '' };

/** "8:00 AM to 12:00 PM · Thanksgiving", "Closed". */
export function planInWords({ hours, note }: DayPlan): string {
  const open = hours.map(({ opens, closes }) =>
    [opens, closes].map((time) => clockInWords(minutesOf(time))).join(' to '),
  );
  return [open.length === 0 ? 'Closed' : open.join(', '), note].filter(Boolean).join(' · ');
}

interface Sent extends DayPlan {
  day: string;
}

function SpecialDayForm({
  days,
  today,
}: {
  days: readonly Schedule['specialDays'][number][];
  today: string;
}) {
  const form = useSchemaForm(schema, { defaultValues: empty });
  const [day, closed] = useWatch({ control: form.control, name: ['day', 'closed'] });
  const stored = days.find((each) => each.day === day);
  const [chosen, setChosen] = useState(day);
  const set = useBusinessAction<{ plan: Sent; expectedVersion?: number }, number>({
    run: (_vendorId, { plan, expectedVersion }) => setSpecialDay(plan.day, plan, expectedVersion),
    done: ({ plan }) => `${dayInWords(plan.day)} saved`,
    failed: null,
    show: (version, { plan }, vendorId) =>
      showSpecialDay(vendorId, { ...plan, hours: [...plan.hours], version }),
    onDone: () => form.reset(empty),
  });
  const guarded = useGuardedSave<Sent>({
    version: stored?.version ?? 0,
    save: (plan, expectedVersion) => set.mutateAsync({ plan, expectedVersion }),
  });
  // A newly chosen day is edited from what is stored for it.
  if (day !== chosen) {
    setChosen(day);
    guarded.restart();
  }
  return (
    <Form
      form={form}
      draft="special-day"
      label="Add a day"
      gap={4}
      onSubmit={async ({ day: newDay, closed: off, hours, note = null }) => {
        if (newDay < today) return { ok: false, message: 'Choose today or a later day.' };
        const open = [{ opens: hours.opens, closes: endOfDay(hours.closes) }];
        await guarded.send({ day: newDay, hours: off ? [] : open, note });
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
      {stored && !guarded.refused && (
        <Text size="sm" tone="muted">
          This day is already in the list ({planInWords(stored)}). Adding it again replaces it.
        </Text>
      )}
      {guarded.refused && (
        <EditConflict
          busy={set.isPending}
          onTakeTheirs={() => form.reset(empty)}
          onSaveMine={guarded.overwrite}
        >
          Saved version: {stored ? planInWords(stored) : 'your weekly hours'}.
        </EditConflict>
      )}
      <FormActions submit="Add day" />
    </Form>
  );
}

type SpecialDay = Schedule['specialDays'][number];

/** Days with other hours than the weekly ones. */
export function SpecialDays({ days, timeZone }: { days: readonly SpecialDay[]; timeZone: string }) {
  const today = todayIn(timeZone);
  const restore = useBusinessAction<SpecialDay, number>({
    run: (_vendorId, special) => setSpecialDay(special.day, special, 0),
    done: ({ day }) => `${dayInWords(day)} restored`,
    failed: "We couldn't restore the day",
    show: (version, special, vendorId) => showSpecialDay(vendorId, { ...special, version }),
  });
  const clear = useBusinessAction<SpecialDay>({
    run: (_vendorId, special) => clearSpecialDay(special.day, special.version),
    done: ({ day }) => `${dayInWords(day)} uses your weekly hours again`,
    failed: "We couldn't remove the day",
    show: (_, { day }, vendorId) => hideSpecialDay(vendorId, day),
    next: { label: 'Undo', go: (day) => restore.mutate(day) },
  });
  return (
    <VStack $gap={5}>
      <RemovableList
        items={days
          .filter(({ day }) => day >= today)
          .map((special) => ({
            key: special.day,
            title: dayInWords(special.day),
            text: planInWords(special),
            busy: clear.isPending && clear.variables.day === special.day,
            onRemove: () => clear.mutate(special),
          }))}
      />
      <SpecialDayForm days={days} today={today} />
    </VStack>
  );
}
