import type { VendorJob } from '@tree-service/market/api/jobs';
import { isoToZoned, timeZoneName } from '@tree-service/domain';
import { EditConflict, useGuardedSave } from '@tree-service/design/hooks';
import {
  calendarDate,
  DateField,
  Form,
  NumberField,
  SubmitButton,
  TextField,
  typedNumber,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Alert, Button, Dialog, Grid, HStack, Text } from '@tree-service/design';
import { useState } from 'react';
import * as v from 'valibot';
import { momentOn, minutesOf, timeAt } from '../calendar/dayClock';
import { jobName } from '../calendar/jobName';
import type { Place } from '../calendar/usePlacing';
import { conflictOf, usePlanJob, type PlannedStart } from './usePlanJob';

const schema = v.object({
  date: calendarDate(),
  time: v.pipe(v.string(), v.isoTime('Please choose a time')),
  hours: typedNumber('the working hours', { min: 0.5, max: 80 }),
});

/** A job and where it was put in the calendar. */
export interface Proposal {
  job: VendorJob;
  place: Place;
}

/**
 * Asks before the owner is told: day, start and hours of a job, on the clock of the Pro. A conflict is
 * refused with its reason; only the Pro can know that it is none.
 */
export function PlanJobDialog({
  proposal: { job, place },
  timeZone,
  onClose,
}: {
  proposal: Proposal;
  timeZone: string;
  onClose: () => void;
}) {
  const request = job.service_requests;
  const form = useSchemaForm(schema, {
    defaultValues: { date: place.day, time: timeAt(place.from), hours: String(job.planned_hours) },
  });
  const plan = usePlanJob(job, onClose);
  const guarded = useGuardedSave<PlannedStart>({
    version: job.version,
    save: (start, expectedVersion) => plan.mutateAsync({ ...start, expectedVersion }),
  });
  const [conflict, setConflict] = useState<{ reason: string; start: PlannedStart } | null>(null);

  const send = async (start: PlannedStart) => {
    setConflict(null);
    try {
      await guarded.send(start);
    } catch (refusal) {
      const reason = conflictOf(refusal);
      if (reason === null) throw refusal;
      setConflict({ reason, start });
    }
  };

  const submit = async ({ date, time, hours }: v.InferOutput<typeof schema>) => {
    const startAt = momentOn(date, minutesOf(time), timeZone);
    if (Date.parse(startAt) < Date.now()) {
      return { ok: false as const, message: 'Choose a start in the future.' };
    }
    await send({ startAt, hours });
    return { ok: true as const };
  };

  const zoneThere = request.time_zone;
  const now = new Date().toISOString();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={jobName(job)}
      description={`${request.city}, ${request.region} · request ${request.number}`}
    >
      <Form form={form} label="Plan the job" gap={4} onSubmit={submit}>
        <Grid $min="9rem" $gap={4}>
          <DateField control={form.control} name="date" label="Day" />
          <TextField control={form.control} name="time" type="time" label="Start" />
          <NumberField control={form.control} name="hours" label="Working hours" unit="hours" />
        </Grid>
        <Text size="sm" tone="muted">
          Your time, {timeZoneName(now, timeZone)}.
          {isoToZoned(now, zoneThere).time !== isoToZoned(now, timeZone).time &&
            ` The property is in another zone (${timeZoneName(now, zoneThere)}); its owner sees the time there.`}{' '}
          The owner is told at once.
        </Text>
        {guarded.refused && (
          <EditConflict busy={plan.isPending} onTakeTheirs={onClose} onSaveMine={guarded.overwrite}>
            Its owner or another page of yours has moved it. Close this to see where it is now.
          </EditConflict>
        )}
        {conflict && (
          <Alert
            tone="warning"
            role="alert"
            title={conflict.reason}
            actions={
              <Button
                variant="outline"
                size="sm"
                loading={plan.isPending}
                onClick={() => void send({ ...conflict.start, despiteConflict: true })}
              >
                Book it anyway
              </Button>
            }
          >
            Choose another time, or book it anyway if you have another crew or machine for it.
          </Alert>
        )}
        <HStack $gap={3} $wrap>
          <SubmitButton>Set the date</SubmitButton>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </HStack>
      </Form>
    </Dialog>
  );
}
