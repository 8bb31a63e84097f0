import { formatCents, PRICE_UNITS } from '@tree-service/domain';
import { MoneyField, NumberField, SelectField, TextField } from '@tree-service/design/forms';
import { color, media, space, Text } from '@tree-service/design';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { RemoveButton } from '../area/RemoveButton';
import { priceUnitOptions } from '../business/priceUnits';
import { emptyLine, lineTotal, type LineDraft } from './lineSchema';

const Line = styled.li`
  display: grid;
  grid-template-columns:
    minmax(0, 2fr) 7.5rem minmax(0, 11.5rem) minmax(0, 8rem) minmax(0, 1fr)
    auto;
  align-items: start;
  gap: ${space(3)};
  padding-block: ${space(4)};
  border-bottom: 1px solid ${color.border};
  &:first-child {
    padding-top: 0;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) auto;
  }
`;

const Row = styled.div`
  grid-column: 1 / -1;
`;

const RowOnPhone = styled.div`
  ${media.mobile} {
    grid-column: 1 / -1;
  }
`;

// Takes the room of a quantity where there is none.
const Unit = styled.div<{ $isFlat: boolean }>`
  grid-column: ${({ $isFlat }) => ($isFlat ? 'span 2' : 'auto')};
  ${media.mobile} {
    grid-column: ${({ $isFlat }) => ($isFlat ? '1' : '2')} / -1;
  }
`;

const Total = styled.div`
  padding-top: 2.6rem;
  text-align: right;
  ${media.mobile} {
    text-align: left;
  }
`;

const Remove = styled.div`
  padding-top: ${space(8)};
`;

type Lines = { lines: LineDraft[] };

export interface LineFieldsProps {
  index: number;
  /** "Line 1". */
  label: string;
  autoFocus?: boolean;
  /** Whether it takes something off the price. */
  isTakenOff?: boolean;
  /** What the line is for or of which kind. */
  kind: ReactNode;
  removable: boolean;
  onRemove: () => void;
  /** Below the line. */
  children?: ReactNode;
}

/** One priced line, in a form with `lines`. */
export function LineFields({
  index,
  label,
  autoFocus,
  isTakenOff = false,
  kind,
  removable,
  onRemove,
  children,
}: LineFieldsProps) {
  const line = useWatch<Lines, `lines.${number}`>({ name: `lines.${index}` }) ?? emptyLine;
  const isFlat = line.unit === 'flat';
  const total = lineTotal(line);
  return (
    <Line>
      <Row>
        <TextField<Lines>
          name={`lines.${index}.description`}
          label={label}
          autoFocus={autoFocus}
          maxLength={300}
        />
      </Row>
      <RowOnPhone>{kind}</RowOnPhone>
      {!isFlat && (
        <NumberField<Lines>
          name={`lines.${index}.quantity`}
          label="Quantity"
          unit={PRICE_UNITS[line.unit].counted?.[1]}
        />
      )}
      <Unit $isFlat={isFlat}>
        <SelectField<Lines>
          name={`lines.${index}.unit`}
          label="Priced"
          options={priceUnitOptions}
        />
      </Unit>
      <MoneyField<Lines> name={`lines.${index}.price`} label={isFlat ? 'Price' : 'Price each'} />
      <Total>
        <Text as="span" numeric weight="semibold">
          {total === null ? 'No price yet' : `= ${isTakenOff ? '−' : ''}${formatCents(total)}`}
        </Text>
      </Total>
      {removable && (
        <Remove>
          <RemoveButton what={label.toLowerCase()} onRemove={onRemove} />
        </Remove>
      )}
      {children && <Row>{children}</Row>}
    </Line>
  );
}
