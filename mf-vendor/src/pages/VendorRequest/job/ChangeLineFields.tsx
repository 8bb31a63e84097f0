import {
  MoneyField,
  NumberField,
  SelectField,
  TextField,
  type SchemaForm,
} from '@tree-service/design/forms';
import { color, Grid, HStack, space } from '@tree-service/design';
import styled from 'styled-components';
import { RemoveButton } from '../../../area/RemoveButton';
import type { ChangeInput, ChangeOutput } from './changeOrderSchema';

const Line = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding-block: ${space(4)};
  border-bottom: 1px solid ${color.border};
  &:first-child {
    padding-top: 0;
  }
`;

const kinds = [
  { value: 'more', label: 'Added' },
  { value: 'less', label: 'Removed' },
];

export interface ChangeLineFieldsProps {
  form: SchemaForm<ChangeInput, ChangeOutput>;
  index: number;
  removable: boolean;
  onRemove: () => void;
}

export function ChangeLineFields({ form, index, removable, onRemove }: ChangeLineFieldsProps) {
  return (
    <Line>
      <HStack $gap={3} $align="end">
        <div style={{ flex: 1 }}>
          <TextField
            control={form.control}
            name={`lines.${index}.description`}
            label={`Change ${index + 1}`}
            autoFocus
            maxLength={300}
          />
        </div>
        {removable && <RemoveButton what={`change ${index + 1}`} onRemove={onRemove} />}
      </HStack>
      <Grid $min="7rem" $gap={3}>
        <SelectField
          control={form.control}
          name={`lines.${index}.kind`}
          label="Type"
          options={kinds}
        />
        <NumberField
          control={form.control}
          name={`lines.${index}.quantity`}
          label="Quantity"
          whole
        />
        <MoneyField control={form.control} name={`lines.${index}.price`} label="Price each" />
      </Grid>
    </Line>
  );
}
