import { color, fontSize, radius, space } from '@tree-service/design';
import styled, { css } from 'styled-components';

/** Pixels. */
export const HOUR_PX = 48;

interface BlockPosition {
  /** Pixels from the top. */
  $top: number;
  $height: number;
  $lane?: number;
  $lanes?: number;
}

const blockPosition = ({ $top, $height, $lane = 0, $lanes = 1 }: BlockPosition) => ({
  style: {
    top: $top,
    height: $height,
    left: `${($lane / $lanes) * 100}%`,
    width: `${100 / $lanes}%`,
  },
});

const placed = css`
  position: absolute;
  overflow: hidden;
`;

/** Time that is not free is striped. */
export const Column = styled.div<{ $height: number; $dropping: boolean }>`
  position: relative;
  height: ${({ $height }) => $height}px;
  border-left: 1px solid ${color.border};
  background:
    linear-gradient(${color.border} 1px, transparent 1px) 0 0 / 100% ${HOUR_PX}px,
    repeating-linear-gradient(
      -45deg,
      ${color.surfaceSunken} 0 6px,
      color-mix(in srgb, ${color.surfaceSunken} 60%, ${color.border}) 6px 7px
    );
  ${({ $dropping }) => $dropping && 'cursor: copy;'}
`;

export const Free = styled.div.attrs<BlockPosition>(blockPosition)<BlockPosition>`
  ${placed}
  background:
    linear-gradient(${color.border} 1px, transparent 1px) 0 0 / 100% ${HOUR_PX}px,
    ${color.surface};
`;

export const EntryBox = styled.li.attrs<BlockPosition>(blockPosition)<
  BlockPosition & { $kind: 'job' | 'done' | 'block' }
>`
  ${placed}
  padding: 2px;
  list-style: none;
  & > div {
    /* A line that does not fit wraps into a column out of sight, so that none is cut through. */
    display: flex;
    flex-flow: column wrap;
    align-content: flex-start;
    position: relative;
    height: 100%;
    overflow: hidden;
    padding: 2px ${space(2)};
    border-left: 4px solid
      ${({ $kind }) => ($kind === 'job' ? color.brand : $kind === 'done' ? color.borderStrong : color.warning)};
    border-radius: ${radius.sm};
    background: ${({ $kind }) =>
      $kind === 'job'
        ? color.brandSoft
        : $kind === 'done'
          ? color.surfaceSunken
          : color.warningSoft};
    box-shadow: 0 0 0 1px ${color.border};
    color: ${color.text};
    font-size: ${fontSize.xs};
    line-height: 1.35;
  }
  & > div > div {
    width: 100%;
  }
`;

/** Where a dragged job would be dropped. */
export const Ghost = styled.div.attrs<BlockPosition>(blockPosition)<
  BlockPosition & { $fits: boolean }
>`
  ${placed}
  z-index: 1;
  padding: ${space(1)} ${space(2)};
  border: 2px dashed ${({ $fits }) => ($fits ? color.brand : color.danger)};
  border-radius: ${radius.sm};
  background: ${({ $fits }) => ($fits ? color.brandSoft : color.dangerSoft)};
  color: ${({ $fits }) => ($fits ? color.brandText : color.danger)};
  font-size: ${fontSize.xs};
  font-weight: 650;
  line-height: 1.35;
  pointer-events: none;
`;
