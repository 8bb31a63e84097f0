import type { MapTiles } from '@tree-service/kernel';
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

/** Outlines are in the public domain; people still want to know whose they are. */
const OUTLINES = {
  attribution: 'Outlines: U.S. Census Bureau',
  attributionUrl: 'https://www.census.gov/geographies/mapping-files.html',
};

/** Says whose map it is, as the licenses of map data ask. */
export function MapAttribution({ tiles }: { tiles: MapTiles | null }) {
  const { attribution, attributionUrl } = tiles ?? OUTLINES;
  return (
    <Credit>
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
