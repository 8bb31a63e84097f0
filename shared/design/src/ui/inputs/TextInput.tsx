import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { controlStyle } from './controlStyle';

const Input = styled.input<{ $before: boolean; $after: boolean }>`
  ${controlStyle}
  ${({ $before }) => $before && `padding-left: ${space(10)};`}
  ${({ $after }) => $after && `padding-right: ${space(16)};`}
  &[type='search']::-webkit-search-cancel-button {
    cursor: pointer;
  }
`;

const Wrapper = styled.span`
  position: relative;
  display: block;
`;

const Adornment = styled.span<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 0;
  bottom: 0;
  ${({ $side }) => ($side === 'left' ? `left: ${space(4)};` : `right: ${space(2)};`)}
  display: flex;
  align-items: center;
  color: ${color.textMuted};
  ${({ $side }) => $side === 'left' && 'pointer-events: none;'}
`;

export interface TextInputProps extends ComponentProps<'input'> {
  /** An icon or sign inside, before the text: "$". */
  before?: ReactNode;
  /** A unit or a small button inside, after the text. */
  after?: ReactNode;
}

/** A one-line input without label or message; forms use the fields in `forms`. */
export function TextInput({ before, after, ...rest }: TextInputProps) {
  const input = (
    <Input $before={before !== undefined} $after={after !== undefined} type="text" {...rest} />
  );
  if (before === undefined && after === undefined) return input;
  return (
    <Wrapper>
      {before !== undefined && <Adornment $side="left">{before}</Adornment>}
      {input}
      {after !== undefined && <Adornment $side="right">{after}</Adornment>}
    </Wrapper>
  );
}
