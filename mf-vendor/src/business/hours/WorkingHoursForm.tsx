import { setWorkingHours, showWorkingHours } from '../../api/hours';
import type { Schedule, WeekdayHours } from '../../api/schedule';
import { EditConflict, useGuardedSave } from '@tree-service/design/hooks';
import { FormActions, Form, useSchemaForm } from '@tree-service/design/forms';
import { Alert, Button, VStack } from '@tree-service/design';
import { useBusinessAction } from '../useBusinessAction';
import { DaySpans } from './DaySpans';
import { storedWeek, typedWeek, DEFAULT_WEEK, WEEKDAYS, weekInWords, weekSchema } from './weekForm';

interface Sent {
  hours: readonly WeekdayHours[];
  expectedVersion: number | undefined;
}

export function WorkingHoursForm({
  schedule,
  onSaved,
}: {
  schedule: Pick<Schedule, 'hours' | 'hoursVersion'>;
  onSaved?: () => void;
}) {
  const stored = schedule.hours;
  const form = useSchemaForm(weekSchema, {
    defaultValues: typedWeek(stored.length > 0 ? stored : DEFAULT_WEEK),
  });
  const save = useBusinessAction<Sent, number>({
    run: (_vendorId, { hours, expectedVersion }) => setWorkingHours(hours, expectedVersion),
    done: 'Working hours saved',
    failed: null,
    show: (version, { hours }, vendorId) => showWorkingHours(vendorId, hours, version),
    onDone: onSaved,
  });
  const guarded = useGuardedSave<readonly WeekdayHours[]>({
    version: schedule.hoursVersion,
    save: (hours, expectedVersion) => save.mutateAsync({ hours, expectedVersion }),
  });
  const copyMonday = () => {
    const [monday] = form.getValues('days');
    if (!monday) return;
    for (const day of [1, 2, 3, 4]) {
      form.setValue(
        `days.${day}.spans`,
        monday.spans.map((span) => ({ ...span })),
        { shouldDirty: true },
      );
    }
  };
  return (
    <VStack $gap={5}>
      {stored.length === 0 && (
        <Alert title="You haven't set your hours">
          Until you do, owners will see Monday to Saturday.
        </Alert>
      )}
      <Form
        form={form}
        draft="working-hours"
        label="Working hours"
        onSubmit={(week) => guarded.send(storedWeek(week))}
      >
        <div>
          {WEEKDAYS.map((name, day) => (
            <DaySpans key={name} form={form} day={day}>
              {day === 0 && (
                <Button variant="ghost" size="sm" onClick={copyMonday}>
                  Copy to Tuesday–Friday
                </Button>
              )}
            </DaySpans>
          ))}
        </div>
        {guarded.refused && (
          <EditConflict
            busy={save.isPending}
            onTakeTheirs={() => {
              form.reset(typedWeek(stored));
              guarded.restart();
            }}
            onSaveMine={guarded.overwrite}
          >
            Saved version: {weekInWords(stored) || 'no hours'}.
          </EditConflict>
        )}
        <FormActions submit="Save" />
      </Form>
    </VStack>
  );
}
