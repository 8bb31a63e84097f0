import { color, fontSize, radius, space } from '@tree-service/design';
import styled from 'styled-components';

const Credit = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: 1;
  max-width: 75%;
  padding: 0 ${space(2)};
  border-top-left-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.xs};
  & a {
    color: inherit;
  }
`;

interface MapAttributionProps {
  attribution: string;
  attributionUrl: string | null;
}

/** Says whose map it is, as the licenses of map data ask. */
export function MapAttribution({ attribution, attributionUrl }: MapAttributionProps) {
  return (
    <Credit className="pigeon-drag-block pigeon-click-block">
      {attributionUrl === null ? (
        attribution
      ) : (
        <a href={attributionUrl} target="_blank" rel="noreferrer noopener">
          {attribution}
        </a>
      )}
    </Credit>
  );
}
