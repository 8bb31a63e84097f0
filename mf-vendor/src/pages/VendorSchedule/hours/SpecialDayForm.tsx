import { setSpecialDay, type DayPlan, type Schedule } from '../../../api/schedule';
import { EditConflict, useGuardedSave } from '@tree-service/design/hooks';
import {
  calendarDate,
  CheckboxField,
  DateField,
  Form,
  optionalText,
  SubmitButton,
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

/** What is known of a day: its plan, or null when it follows the weekly hours. */
type Known = DayPlan | null;

const inWords = (plan: Known): string => (plan ? planInWords(plan) : 'your weekly hours');

/** Gives one day other hours. A day that changed elsewhere since it was chosen is never overwritten unseen. */
export function SpecialDayForm({
  days,
  today,
}: {
  days: readonly Schedule['specialDays'][number][];
  today: string;
}) {
  const form = useSchemaForm(schema, { defaultValues: empty });
  const [day, closed] = useWatch({ control: form.control, name: ['day', 'closed'] });
  const stored: Known = days.find((each) => each.day === day) ?? null;
  const [chosen, setChosen] = useState(day);
  const set = useBusinessAction<{ plan: Sent; seen: Known | undefined }>({
    run: (_vendorId, { plan, seen }) => setSpecialDay(plan.day, plan, seen),
    done: ({ plan }) => `${dayInWords(plan.day)} is set`,
    failed: null,
    onDone: () => form.reset(empty),
  });
  const guarded = useGuardedSave<Sent, Known>({
    stored,
    save: (plan, seen) => set.mutateAsync({ plan, seen }),
  });
  // Another day is another thing to edit: what is known of it now is what its editor begins from.
  if (day !== chosen) {
    setChosen(day);
    guarded.restart(stored);
  }
  return (
    <Form
      form={form}
      label="Add a day"
      gap={4}
      onSubmit={async ({ day: wanted, closed: off, hours, note = null }) => {
        if (wanted < today) return { ok: false, message: 'Choose a day that is still ahead.' };
        const open = [{ opens: hours.opens, closes: endOfDay(hours.closes) }];
        const plan = { hours: off ? [] : open, note };
        await guarded.send({ day: wanted, ...plan }, plan);
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
          This day is in the list already ({planInWords(stored)}); adding it again takes its place.
        </Text>
      )}
      {guarded.refused && (
        <EditConflict
          what="This day"
          busy={set.isPending}
          onTakeTheirs={() => form.reset(empty)}
          onSaveMine={guarded.overwrite}
        >
          Saved there: {inWords(stored)}.
        </EditConflict>
      )}
      <div>
        <SubmitButton variant="secondary">Add day</SubmitButton>
      </div>
    </Form>
  );
}
