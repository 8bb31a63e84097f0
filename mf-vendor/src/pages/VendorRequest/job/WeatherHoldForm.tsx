import { holdForWeather } from '@tree-service/market/api/jobs';
import { isoToZoned, timeZoneName, zonedToIso } from '@tree-service/domain';
import { useAction } from '@tree-service/design/hooks';
import {
  calendarDate,
  CheckboxField,
  DateField,
  Form,
  requiredText,
  SubmitButton,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Button, Grid, HStack, Text } from '@tree-service/design';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';

const DAY_MS = 86_400_000;

const schema = v.object({
  reason: requiredText('Please say what the weather does', 500),
  dated: v.boolean(),
  date: calendarDate(),
  time: v.pipe(v.string(), v.isoTime('Please choose a time')),
});

/** Puts a job off because of the weather, to a new start or until one is agreed. */
export function WeatherHoldForm({
  jobId,
  ownerName,
  timeZone,
  onHeld,
  onLeave,
}: {
  jobId: string;
  ownerName: string;
  timeZone: string;
  onHeld: () => void;
  onLeave: () => void;
}) {
  const [tomorrow] = useState(
    () => isoToZoned(new Date(Date.now() + DAY_MS).toISOString(), timeZone).date,
  );
  const form = useSchemaForm(schema, {
    defaultValues: { reason: '', dated: false, date: tomorrow, time: '08:00' },
  });
  const dated = useWatch({ control: form.control, name: 'dated' });
  const hold = useAction({
    run: ({ reason, start }: { reason: string; start: string | null }) =>
      holdForWeather(jobId, reason, start),
    done: `${ownerName} knows that the weather holds you up.`,
    failed: null,
    refresh: [['jobs'], ['leads'], ['requests']],
    onDone: onHeld,
  });
  return (
    <Form
      form={form}
      label="Put off because of the weather"
      gap={4}
      onSubmit={async ({ reason, dated: hasDate, date, time }) => {
        const start = hasDate ? zonedToIso(date, time, timeZone) : null;
        if (hasDate && (start === null || Date.parse(start) < Date.now())) {
          return { ok: false, message: 'Choose a start in the future.' };
        }
        await hold.mutateAsync({ reason, start });
        return { ok: true };
      }}
    >
      <TextField
        control={form.control}
        name="reason"
        label="What holds you up?"
        autoFocus
        hint={`${ownerName} reads it: “Gusts of 40 mph until tonight”.`}
        maxLength={500}
      />
      <CheckboxField control={form.control} name="dated" label="I already know the new start" />
      {dated && (
        <>
          <Grid $min="10rem" $gap={4}>
            <DateField control={form.control} name="date" label="New day" />
            <TextField control={form.control} name="time" type="time" label="New start" />
          </Grid>
          <Text size="sm" tone="muted">
            Times are {timeZoneName(new Date().toISOString(), timeZone)}.
          </Text>
        </>
      )}
      <HStack $gap={3} $wrap>
        <SubmitButton>Put the work off</SubmitButton>
        <Button variant="ghost" onClick={onLeave}>
          Not now
        </Button>
      </HStack>
    </Form>
  );
}
