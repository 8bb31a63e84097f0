import { color, fontSize, space } from '@tree-service/design';
import styled from 'styled-components';
import { useMapFrame } from './MapFrame';
import { metersPerPixel } from './mercator';
import { scaleMark } from './scale';

const LONGEST_PX = 110;

const Bar = styled.div`
  position: absolute;
  bottom: ${space(2)};
  left: ${space(2)};
  padding: 0 ${space(1)} 1px;
  border: 2px solid ${color.text};
  border-top: 0;
  background: color-mix(in srgb, ${color.surface} 82%, transparent);
  color: ${color.text};
  font-size: ${fontSize.xs};
  line-height: 1.3;
  white-space: nowrap;
  pointer-events: none;
`;

/** How long a distance is on the map. */
export function ScaleBar() {
  const { center, zoom } = useMapFrame();
  const mark = scaleMark(metersPerPixel(center.latitude, zoom), LONGEST_PX);
  if (mark === null) return null;
  return (
    <Bar aria-hidden style={{ width: mark.px }}>
      {mark.label}
    </Bar>
  );
}
