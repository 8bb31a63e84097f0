import { Dialog as Base } from '@base-ui/react/dialog';
import styled from 'styled-components';
import { color } from '../theme/color';
import { depth, space } from '../theme/measures';
import { font, fontSize } from '../theme/typography';
import { backdropStyle, dialogStyle, viewportStyle } from './overlayStyles';

// The library's alert dialog has the same parts.

export const Backdrop = styled(Base.Backdrop)`
  ${backdropStyle}
  z-index: ${depth.dialog};
`;

export const Viewport = styled(Base.Viewport)`
  ${viewportStyle}
  z-index: ${depth.dialog};
`;

export const Popup = styled(Base.Popup)`
  ${dialogStyle}
`;

export const Title = styled(Base.Title)`
  font-family: ${font.display};
  font-size: ${fontSize.xl};
  font-weight: 560;
  letter-spacing: -0.012em;
  line-height: 1.25;
`;

export const Description = styled(Base.Description)`
  margin-top: ${space(2)};
  color: ${color.textMuted};
`;
