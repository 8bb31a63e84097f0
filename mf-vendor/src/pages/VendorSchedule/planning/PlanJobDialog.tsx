import type { VendorJob } from '@tree-service/market/api/jobs';
import { isoToZoned, timeZoneName } from '@tree-service/domain';
import { EditConflict, useGuardedSave } from '@tree-service/design/hooks';
import {
  calendarDate,
  DateField,
  Form,
  FormActions,
  NumberField,
  TextField,
  typedNumber,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Alert, Button, Dialog, Grid, Text } from '@tree-service/design';
import { useState } from 'react';
import * as v from 'valibot';
import { momentOn, minutesOf, timeAt } from '../calendar/dayClock';
import { jobName } from '../calendar/jobName';
import type { CalendarSlot } from '../calendar/useJobDrag';
import { conflictOf, usePlanJob, type PlannedStart } from './usePlanJob';

const schema = v.object({
  date: calendarDate(),
  time: v.pipe(v.string(), v.isoTime('Please choose a time')),
  hours: typedNumber('the working hours', { min: 0.5, max: 80 }),
});

export interface Proposal {
  job: VendorJob;
  slot: CalendarSlot;
}

export interface PlanJobDialogProps {
  proposal: Proposal;
  timeZone: string;
  onClose: () => void;
}

/**
 * Confirms day, start and hours in the Pro's time zone. A conflict is refused with its reason, and
 * the Pro can override it.
 */
export function PlanJobDialog({ proposal: { job, slot }, timeZone, onClose }: PlanJobDialogProps) {
  const request = job.service_requests;
  const form = useSchemaForm(schema, {
    defaultValues: { date: slot.day, time: timeAt(slot.from), hours: String(job.planned_hours) },
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

  const propertyZone = request.time_zone;
  const now = new Date().toISOString();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={jobName(job)}
      description={`${request.city}, ${request.region} · request #${request.number}`}
    >
      <Form form={form} label="Schedule job" gap={4} onSubmit={submit}>
        <Grid $min="9rem" $gap={4}>
          <DateField control={form.control} name="date" label="Day" />
          <TextField control={form.control} name="time" type="time" label="Start" />
          <NumberField control={form.control} name="hours" label="Working hours" unit="hours" />
        </Grid>
        <Text size="sm" tone="muted">
          Times are in your time zone ({timeZoneName(now, timeZone)}).
          {isoToZoned(now, propertyZone).time !== isoToZoned(now, timeZone).time &&
            ` The property is in another time zone (${timeZoneName(now, propertyZone)}), and the owner sees the time there.`}{' '}
          We'll notify the owner.
        </Text>
        {guarded.refused && (
          <EditConflict busy={plan.isPending} onTakeTheirs={onClose} onSaveMine={guarded.overwrite}>
            The owner or someone on your team moved it. Close this to see the new time.
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
                Book anyway
              </Button>
            }
          >
            Choose another time, or book anyway if you have another crew or machine.
          </Alert>
        )}
        <FormActions submit="Set date" onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
