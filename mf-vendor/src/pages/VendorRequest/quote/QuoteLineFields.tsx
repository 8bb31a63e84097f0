import { formatCents, treeName, type SizedTree } from '@tree-service/domain';
import {
  CheckboxField,
  MoneyField,
  NumberField,
  SelectField,
  TextField,
  type SchemaForm,
} from '@tree-service/design/forms';
import { color, media, space, Text } from '@tree-service/design';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { RemoveButton } from '../../../area/RemoveButton';
import { priceUnitOptions } from '../../../business/priceUnits';
import { emptyLine, lineTotal, WHOLE_JOB } from './lineDraft';
import type { QuoteInput, QuoteOutput } from './quoteSchema';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) 5.5rem minmax(0, 10rem) minmax(0, 8rem) minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(3)};
  padding-block: ${space(4)};
  border-bottom: 1px solid ${color.border};
  &:first-child {
    padding-top: 0;
  }
  & > :first-child,
  & > :last-child {
    grid-column: 1 / -1;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    & > :nth-child(2),
    & > :nth-child(5) {
      grid-column: 1 / -1;
    }
  }
`;

const Total = styled.div`
  padding-top: 2.6rem;
  text-align: right;
  ${media.mobile} {
    grid-column: 1 / 3;
    align-self: center;
    padding-top: 0;
    text-align: left;
  }
`;

const Remove = styled.div`
  padding-top: ${space(8)};
`;

export interface QuoteLineFieldsProps {
  form: SchemaForm<QuoteInput, QuoteOutput>;
  index: number;
  trees: ReadonlyArray<SizedTree & { id: string }>;
  removable: boolean;
  onRemove: () => void;
}

export function QuoteLineFields({ form, index, trees, removable, onRemove }: QuoteLineFieldsProps) {
  const line = useWatch({ control: form.control, name: `lines.${index}` }) ?? emptyLine;
  const total = lineTotal(line);
  return (
    <Line>
      <TextField
        control={form.control}
        name={`lines.${index}.description`}
        label={`Line ${index + 1}`}
        maxLength={300}
      />
      <SelectField
        control={form.control}
        name={`lines.${index}.tree`}
        label="Applies to"
        options={[
          ...trees.map((tree, place) => ({
            value: tree.id,
            label: trees.length > 1 ? `${place + 1}. ${treeName(tree)}` : treeName(tree),
          })),
          { value: WHOLE_JOB, label: 'The whole job' },
        ]}
      />
      {line.unit === 'flat' ? (
        <div />
      ) : (
        <NumberField control={form.control} name={`lines.${index}.quantity`} label="Quantity" />
      )}
      <SelectField
        control={form.control}
        name={`lines.${index}.unit`}
        label="Priced"
        options={priceUnitOptions}
      />
      <MoneyField
        control={form.control}
        name={`lines.${index}.price`}
        label={line.unit === 'flat' ? 'Price' : 'Price each'}
      />
      <Total>
        <Text as="span" numeric weight="semibold">
          {total === null ? 'No price yet' : `= ${formatCents(total)}`}
        </Text>
      </Total>
      <Remove>
        <RemoveButton what={`line ${index + 1}`} disabled={!removable} onRemove={onRemove} />
      </Remove>
      <CheckboxField
        control={form.control}
        name={`lines.${index}.optional`}
        label="Optional: the owner chooses it when accepting"
      />
    </Line>
  );
}
