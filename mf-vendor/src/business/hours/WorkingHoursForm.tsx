import { setWorkingHours, showWorkingHours } from '../../api/hours';
import type { Schedule, WeekdayHours } from '../../api/schedule';
import { EditConflict, useGuardedSave } from '@tree-service/design/hooks';
import { Form, useSchemaForm } from '@tree-service/design/forms';
import { Button, HStack, Menu, MenuItem, space, Text, VStack } from '@tree-service/design';
import { Copy, SquareSplitVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { SaveActions } from '../SaveActions';
import { useBusinessAction } from '../useBusinessAction';
import { dayColumns, DaySpans } from './DaySpans';
import {
  storedWeek,
  typedWeek,
  DEFAULT_WEEK,
  splitSpans,
  WEEKDAYS,
  weekInWords,
  weekSchema,
  type Spans,
} from './weekForm';

const Titles = styled.div`
  ${dayColumns}
  padding-bottom: ${space(1)};
`;

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
  const days = useWatch({ control: form.control, name: 'days' });
  const setDay = (day: number, spans: Spans) =>
    form.setValue(`days.${day}.spans`, spans, { shouldDirty: true });
  const added = useRef<`days.${number}.spans.${number}.opens` | null>(null);
  useEffect(() => {
    if (added.current !== null) form.setFocus(added.current);
    added.current = null;
  });
  const split = (day: number, spans: Spans) => {
    const parts = splitSpans(spans);
    added.current = `days.${day}.spans.${parts.length - 1}.opens`;
    setDay(day, parts);
  };
  const copyMonday = () => {
    const [monday] = form.getValues('days');
    if (!monday) return;
    for (const day of [1, 2, 3, 4]) {
      setDay(
        day,
        monday.spans.map((span) => ({ ...span })),
      );
    }
  };
  return (
    <VStack $gap={4}>
      {stored.length === 0 && (
        <Text tone="muted">Until you save your hours, owners will see Monday to Saturday.</Text>
      )}
      <Form
        form={form}
        draft="working-hours"
        label="Working hours"
        onSubmit={(week) => guarded.send(storedWeek(week))}
      >
        <div>
          <Titles aria-hidden>
            <span />
            <Text as="span" size="sm" tone="muted">
              Opens
            </Text>
            <Text as="span" size="sm" tone="muted">
              Closes
            </Text>
          </Titles>
          {WEEKDAYS.map((name, day) => (
            <DaySpans key={name} form={form} day={day} />
          ))}
        </div>
        <HStack $gap={2} $wrap>
          <Button variant="outline" size="sm" onClick={copyMonday}>
            <Copy size={18} aria-hidden />
            Copy Monday to Tuesday–Friday
          </Button>
          <Menu
            align="start"
            trigger={
              <Button variant="outline" size="sm" disabled={storedWeek({ days }).length === 0}>
                <SquareSplitVertical size={18} aria-hidden />
                Split a day
              </Button>
            }
          >
            {days.map(
              ({ spans }, day) =>
                spans.length > 0 && (
                  <MenuItem key={WEEKDAYS[day]} onClick={() => split(day, spans)}>
                    {WEEKDAYS[day]}
                  </MenuItem>
                ),
            )}
          </Menu>
        </HStack>
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
        <SaveActions goesOn={onSaved !== undefined} />
      </Form>
    </VStack>
  );
}
