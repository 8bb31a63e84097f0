import styled from 'styled-components';
import { color, fontSize, media, motion, radius, space } from '../../ui';

/** Where photos are dropped and pasted. */
export const Zone = styled.div<{ $over: boolean; $invalid: boolean; $compact: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding: ${({ $compact }) => space($compact ? 4 : 6)};
  border: 1.5px dashed
    ${({ $over, $invalid }) => ($invalid ? color.danger : $over ? color.brand : color.borderStrong)};
  border-radius: ${radius.lg};
  background: ${({ $over }) => ($over ? color.brandSoft : color.surface)};
  text-align: center;
  transition: background-color ${motion.fast};
`;

/** The ways to add photos, side by side where they fit. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
`;

/** Shown on devices that are touched, which have a camera. */
export const OnTouch = styled.span`
  display: none;
  ${media.touch} {
    display: block;
  }
`;

/** Hidden on devices that are touched, where nothing is dragged. */
export const HiddenOnTouch = styled.span`
  ${media.touch} {
    display: none;
  }
`;

/** What else can be done here. */
export const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.45;
`;

/** Says that photos are being prepared. */
export const Working = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
