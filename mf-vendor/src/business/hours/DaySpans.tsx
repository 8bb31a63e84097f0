import { TextField, type SchemaForm } from '@tree-service/design/forms';
import { Button, color, HStack, media, space, Text } from '@tree-service/design';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import styled from 'styled-components';
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
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-bottom: ${space(2)};
    gap: ${space(1)} ${space(2)};
    & > button {
      grid-column: 2;
      justify-self: end;
    }
  }
`;

/** The hours of one day of the week: one line for each stretch, none for a day off. */
export function DaySpans({ form, day }: { form: SchemaForm<WeekValues>; day: number }) {
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: `days.${day}.spans`,
  });
  const name = WEEKDAYS[day] ?? '';
  const further = fields.length > 0;
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
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove hours ${index + 1} of ${name}`}
              onClick={() => remove(index)}
            >
              <Trash2 size={20} aria-hidden />
            </Button>
          </Span>
        ))}
        <HStack $gap={3} $wrap>
          {!further && <Text tone="muted">Closed</Text>}
          <Button
            variant="ghost"
            size="sm"
            aria-label={further ? `Add further hours to ${name}` : `Open on ${name}`}
            onClick={() =>
              append(
                further ? { opens: '13:00', closes: '17:00' } : { opens: '08:00', closes: '17:00' },
              )
            }
          >
            <Plus size={18} aria-hidden />
            {further ? 'Further hours' : 'Open'}
          </Button>
        </HStack>
      </Spans>
    </Day>
  );
}
