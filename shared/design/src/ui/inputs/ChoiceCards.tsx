import styled, { css } from 'styled-components';
import { color } from '../theme/color';
import { radius, space, motion } from '../theme/measures';
import { fontSize } from '../theme/typography';
import { RadioMark } from './RadioMark';
import { useRadioGroup, type RadioGroupProps } from './useRadioGroup';

/** The look of a card that is chosen by pressing anywhere on it. */
export const choiceCardStyle = css`
  position: relative;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  cursor: pointer;
  transition:
    border-color ${motion.fast},
    background-color ${motion.fast};
  &:hover {
    border-color: ${color.borderStrong};
  }
  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    box-shadow: inset 0 0 0 1px ${color.brand};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Cards = styled.div<{ $min: string }>`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}), 1fr));
`;

const CardLabel = styled.label`
  ${choiceCardStyle}
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space(4)};
  min-height: 4rem;
  padding: ${space(4)};
  &:has([data-invalid]) {
    border-color: ${color.danger};
  }
  &:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  & input:focus-visible {
    outline: none;
  }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: ${space(10)};
  height: ${space(10)};
  border-radius: ${radius.md};
  background: ${color.brandSoft};
  color: ${color.brandText};
  ${CardLabel}:has(:checked) & {
    background: ${color.surface};
  }
`;

const Words = styled.span`
  grid-column-start: 2;
  min-width: 0;
  line-height: 1.35;
  & > strong {
    display: block;
    font-weight: 600;
  }
  & > span {
    display: block;
    margin-top: 0.125rem;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`;

const PlainWords = styled(Words)`
  grid-column: 1 / 3;
`;

/**
 * A radio group drawn as large cards, for the few choices that matter. `minWidth` is a CSS length
 * below which cards go under one another.
 */
export function ChoiceCards<Value extends string>({
  minWidth = '15rem',
  ...props
}: RadioGroupProps<Value> & { minWidth?: string }) {
  const { label, labelledBy, options } = props;
  const { group, radio } = useRadioGroup(props);
  return (
    <Cards
      {...group}
      $min={minWidth}
      aria-label={labelledBy === undefined ? label : undefined}
      aria-labelledby={labelledBy}
    >
      {options.map((option, index) => {
        const Text = option.icon ? Words : PlainWords;
        return (
          <CardLabel key={option.value}>
            {option.icon && <Icon aria-hidden>{option.icon}</Icon>}
            <Text>
              <strong>{option.label}</strong>
              {option.hint && <span>{option.hint}</span>}
            </Text>
            <RadioMark {...radio(option, index)} />
          </CardLabel>
        );
      })}
    </Cards>
  );
}
