import styled, { css } from 'styled-components';
import { media } from '../theme/breakpoints';
import { space, type SpaceStep } from '../theme/measures';

/** Distances and alignment of a stack. `$gap` is in steps of 4 px, 4 (16 px) by default. */
export interface StackProps {
  $gap?: SpaceStep;
  $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  $justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Lets items wrap to the next line. */
  $wrap?: boolean;
}

const stack = css<StackProps>`
  display: flex;
  gap: ${({ $gap = 4 }) => space($gap)};
  ${({ $align }) => $align && `align-items: ${$align};`}
  ${({ $justify }) => $justify && `justify-content: ${$justify};`}
  ${({ $wrap }) => $wrap && 'flex-wrap: wrap;'}
  & > * {
    min-width: 0;
  }
`;

/** Children below one another. */
export const VStack = styled.div<StackProps>`
  ${stack}
  flex-direction: column;
`;

/** Children in a row, centered vertically; `$stackOnMobile` stacks them on phones. */
export const HStack = styled.div<StackProps & { $stackOnMobile?: boolean }>`
  align-items: center;
  ${stack}
  flex-direction: row;
  ${({ $stackOnMobile }) =>
    $stackOnMobile &&
    css`
      ${media.mobile} {
        flex-direction: column;
        align-items: stretch;
      }
    `}
`;

/**
 * As many equal columns as fit, together filling the width; none is narrower than `$min` (a CSS
 * length, 16rem by default).
 */
export const Grid = styled.div<{ $min?: string; $gap?: SpaceStep }>`
  display: grid;
  gap: ${({ $gap = 6 }) => space($gap)};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = '16rem' }) => $min}), 1fr));
  & > * {
    min-width: 0;
  }
`;
