import { setSpecialDay, showSpecialDay, type DayPlan } from '../../../api/hours';
import type { Schedule } from '../../../api/schedule';
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
import { Grid, Text } from '@tree-service/design';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { endOfDay, spanSchema } from '../../../business/hours/weekForm';
import { useBusinessAction } from '../../../business/useBusinessAction';
import { dayInWords } from '../calendar/days';
import { planInWords } from './specialDayWords';

const schema = v.object({
  day: calendarDate(),
  closed: v.boolean(),
  hours: spanSchema,
  note: optionalText(120),
});

const empty = { day: '', closed: true, hours: { opens: '08:00', closes: '12:00' }, note: '' };

interface Sent extends DayPlan {
  day: string;
}

export function SpecialDayForm({
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
