import { TextField, type SchemaForm } from '@tree-service/design/forms';
import { Button, color, HStack, media, space, Text } from '@tree-service/design';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import styled from 'styled-components';
import { RemoveButton } from '../../area/RemoveButton';
import { WEEKDAYS, type WeekValues } from './weekForm';

const Day = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(3)};
  border-bottom: 1px solid ${color.border};
  & > legend {
    float: left;
    padding-top: ${space(2)};
    font-weight: 600;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Spans = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(2)} ${space(6)};
  ${media.mobile} {
    display: block;
  }
`;

const Span = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 9.25rem) minmax(0, 9.25rem) auto;
  align-items: end;
  gap: ${space(2)};
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    margin-bottom: ${space(2)};
    & input {
      padding-inline: ${space(2)};
    }
    & input::-webkit-calendar-picker-indicator {
      margin-inline: 0;
    }
  }
`;

interface DaySpansProps {
  form: SchemaForm<WeekValues>;
  day: number;
  /** Below the hours. */
  children?: ReactNode;
}

/** One line per time range; none on a day off. */
export function DaySpans({ form, day, children }: DaySpansProps) {
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: `days.${day}.spans`,
  });
  const name = WEEKDAYS[day] ?? '';
  const hasHours = fields.length > 0;
  return (
    <Day role="group" aria-label={name}>
      <Text weight="semibold" aria-hidden>
        {name}
      </Text>
      <Spans>
        {fields.map((field, index) => (
          <Span key={field.id}>
            <TextField
              control={form.control}
              name={`days.${day}.spans.${index}.opens`}
              label="Opens"
              type="time"
            />
            <TextField
              control={form.control}
              name={`days.${day}.spans.${index}.closes`}
              label="Closes"
              type="time"
            />
            <RemoveButton what={`hours ${index + 1} on ${name}`} onRemove={() => remove(index)} />
          </Span>
        ))}
        <HStack $gap={3} $wrap>
          {!hasHours && <Text tone="muted">Closed</Text>}
          <Button
            variant="ghost"
            size="sm"
            aria-label={hasHours ? `Add hours on ${name}` : `Set hours for ${name}`}
            onClick={() =>
              append(
                hasHours
                  ? { opens: '13:00', closes: '17:00' }
                  : { opens: '08:00', closes: '17:00' },
              )
            }
          >
            <Plus size={18} aria-hidden />
            {hasHours ? 'Add hours' : 'Set hours'}
          </Button>
          {children}
        </HStack>
      </Spans>
    </Day>
  );
}
