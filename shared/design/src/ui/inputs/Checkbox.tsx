import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { radius, space, touchTarget } from '../theme/measures';
import { fontSize } from '../theme/typography';
import { squareMarkStyle } from './markStyle';

/** A label whose whole area, at least 44 px high, works the control in it. */
export const ChoiceLabel = styled.label`
  display: inline-grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 ${space(3)};
  min-height: ${touchTarget};
  padding-block: ${space(2)};
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

/** The quieter second line of a choice. */
export const ChoiceHint = styled.span`
  grid-column: 2;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.45;
`;

const Box = styled.input`
  ${squareMarkStyle}
  border-radius: ${radius.sm};
  &::before {
    width: 0.75rem;
    height: 0.75rem;
    background: ${color.onBrand};
    clip-path: polygon(14% 47%, 4% 58%, 38% 90%, 97% 22%, 86% 12%, 37% 68%);
    opacity: 0;
  }
  &:indeterminate {
    border-color: ${color.brand};
    background: ${color.brand};
  }
  &:checked::before {
    opacity: 1;
  }
  &:indeterminate::before {
    clip-path: inset(42% 8%);
    opacity: 1;
  }
`;

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A checkbox with its label; the browser's own control in the product's look. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <ChoiceLabel className={className}>
      <Box type="checkbox" {...rest} />
      <span>{label}</span>
      {hint && <ChoiceHint>{hint}</ChoiceHint>}
    </ChoiceLabel>
  );
}
