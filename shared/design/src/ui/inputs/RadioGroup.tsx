import styled from 'styled-components';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { ChoiceHint, ChoiceLabel } from './Checkbox';
import { RadioMark } from './RadioMark';
import { useRadioGroup, type RadioGroupProps } from './useRadioGroup';

const Group = styled.div<{ $inline: boolean }>`
  display: flex;
  flex-direction: ${({ $inline }) => ($inline ? 'row' : 'column')};
  flex-wrap: wrap;
  gap: 0 ${space(6)};
`;

const GroupLabel = styled.div`
  width: 100%;
  color: ${color.text};
  font-weight: 600;
`;

/** Radio buttons in a column, or in a row with `inline`. */
export function RadioGroup<Value extends string>({
  inline = false,
  ...props
}: RadioGroupProps<Value> & { inline?: boolean }) {
  const { label, labelledBy, options } = props;
  const { id, group, radio } = useRadioGroup(props);
  const labelId = `${id}-label`;
  return (
    <Group
      {...group}
      $inline={inline}
      aria-labelledby={labelledBy ?? (label ? labelId : undefined)}
    >
      {label && <GroupLabel id={labelId}>{label}</GroupLabel>}
      {options.map((option, index) => (
        <ChoiceLabel key={option.value}>
          <RadioMark {...radio(option, index)} />
          <span>{option.label}</span>
          {option.hint && <ChoiceHint>{option.hint}</ChoiceHint>}
        </ChoiceLabel>
      ))}
    </Group>
  );
}
