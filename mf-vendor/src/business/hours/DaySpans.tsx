import { useField, type SchemaForm } from '@tree-service/design/forms';
import {
  Checkbox,
  color,
  FieldMessage,
  fieldParts,
  media,
  space,
  Text,
  TextInput,
  touchTarget,
  visuallyHidden,
} from '@tree-service/design';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import styled, { css } from 'styled-components';
import { RemoveButton } from '../../area/RemoveButton';
import { hoursToOpenWith, WEEKDAYS, type Spans, type WeekValues } from './weekForm';

/** The day, when it opens, when it closes, and what removes a range: on a phone that stands below the day. */
export const dayColumns = css`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr) minmax(0, 1fr) ${touchTarget};
  max-width: 40rem;
  align-items: center;
  column-gap: ${space(3)};
  ${media.mobile} {
    grid-template-columns: 5rem minmax(0, 1fr) minmax(0, 1fr);
    column-gap: ${space(2)};
  }
`;

const Day = styled.div`
  ${dayColumns}
  row-gap: ${space(2)};
  min-height: 4rem;
  padding-block: ${space(1)};
  border-top: 1px solid ${color.border};
  /* The times have rows of their own, beside the day. */
  & > label {
    grid-area: 1 / 1;
  }
`;

const Short = styled.span`
  display: none;
  ${media.mobile} {
    display: inline;
  }
`;

const Whole = styled.span`
  ${media.mobile} {
    ${visuallyHidden}
  }
`;

const Range = styled.div<{ $row: number }>`
  display: contents;
  & > * {
    grid-row: ${({ $row }) => $row};
  }
  & > :nth-child(1) {
    grid-column: 2;
  }
  & > :nth-child(2) {
    grid-column: 3;
  }
  & > button {
    grid-column: 4;
    ${media.mobile} {
      grid-column: 1;
      justify-self: end;
    }
  }
  & > p {
    grid-column: 2 / -1;
    grid-row: ${({ $row }) => $row + 1};
    margin-top: 0;
  }
`;

// A phone opens its clock from the whole field; the browser's own sign would cost the room of the time.
const Time = styled(TextInput)`
  ${media.mobile} {
    padding-inline: ${space(2)};
    text-align: center;
    &::-webkit-calendar-picker-indicator {
      display: none;
    }
    &::-webkit-date-and-time-value {
      text-align: center;
    }
  }
`;

function useTime(
  form: SchemaForm<WeekValues>,
  name: `days.${number}.spans.${number}.${'opens' | 'closes'}`,
) {
  const { id, error, input } = useField({ name, control: form.control });
  return {
    input,
    message: error && <FieldMessage id={fieldParts(id).error}>{error}</FieldMessage>,
  };
}

function TimeRange({
  form,
  day,
  index,
  onRemove,
}: {
  form: SchemaForm<WeekValues>;
  day: number;
  index: number;
  onRemove: () => void;
}) {
  const opens = useTime(form, `days.${day}.spans.${index}.opens`);
  const closes = useTime(form, `days.${day}.spans.${index}.closes`);
  return (
    <Range $row={2 * index + 1}>
      <Time type="time" aria-label="Opens" {...opens.input} />
      <Time type="time" aria-label="Closes" {...closes.input} />
      {index > 0 && (
        <RemoveButton what={`hours ${index + 1} on ${WEEKDAYS[day]}`} onRemove={onRemove} />
      )}
      {opens.message ?? closes.message}
    </Range>
  );
}

/** Whether a day is worked, and when: one line per time range. */
export function DaySpans({ form, day }: { form: SchemaForm<WeekValues>; day: number }) {
  const { fields, append, replace, remove } = useFieldArray({
    control: form.control,
    name: `days.${day}.spans`,
  });
  const name = WEEKDAYS[day] ?? '';
  const closed = useRef<Spans>([]);
  const open = (isOpen: boolean) => {
    const days = form.getValues('days');
    if (isOpen) {
      const own = closed.current;
      append(own.length > 0 ? own : hoursToOpenWith(days), { shouldFocus: false });
    } else {
      closed.current = days[day]?.spans ?? [];
      replace([]);
    }
  };
  return (
    <Day role="group" aria-label={name}>
      <Checkbox
        label={
          <Text as="span" weight="semibold">
            <Short aria-hidden>{name.slice(0, 3)}</Short>
            <Whole>{name}</Whole>
          </Text>
        }
        checked={fields.length > 0}
        onChange={(event) => open(event.target.checked)}
      />
      {fields.length === 0 && <Text tone="muted">Closed</Text>}
      {fields.map((field, index) => (
        <TimeRange
          key={field.id}
          form={form}
          day={day}
          index={index}
          onRemove={() => remove(index)}
        />
      ))}
    </Day>
  );
}
