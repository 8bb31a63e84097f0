import { color, radius } from '@tree-service/design';
import { Map as PigeonMap } from 'pigeon-maps';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { GeoPoint } from './geography';
import { chosenGround } from './ground/chosenGround';
import { MapSurface } from './MapSurface';
import { MOST_ZOOM } from './MapZoom';

/** The address of one tile from a template with `{z}`, `{x}` and `{y}`. */
function tileAddress(
  template: string,
  tile: { readonly x: number; readonly y: number; readonly z: number },
): string {
  return template
    .replace('{z}', String(tile.z))
    .replace('{x}', String(tile.x))
    .replace('{y}', String(tile.y));
}

// Tiles are made for light mode; dark mode inverts them.
const atNight = css`
  & .pigeon-tiles-box {
    filter: invert(1) hue-rotate(180deg) brightness(0.92) contrast(0.88);
  }
`;

const Frame = styled.div<{ $height: string }>`
  position: relative;
  isolation: isolate;
  width: 100%;
  height: ${({ $height }) => $height};
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  & > div {
    background: ${color.surfaceSunken} !important;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${atNight}
    }
  }
  :root[data-theme='dark'] & {
    ${atNight}
  }
`;

const noTile = () => <></>;
const noAddress = () => '';

export interface MapViewProps {
  /** What the map shows, for screen readers. */
  label: string;
  /** The middle; the map follows when it changes, and is moved by people in between. */
  center: GeoPoint;
  /** From 2 (continents) to 19 (houses). */
  zoom: number;
  /** A fixed CSS length, so that nothing shifts when the map arrives. */
  height?: string;
  /** A place on the map was pressed. */
  onPress?: (point: GeoPoint) => void;
  /** What is drawn on it: `RadiusCircle`, `MapMarkers`, `MapPin`. */
  children?: ReactNode;
}

/**
 * A map of the page's width. Its ground is what the deployment configures, streets or pictures; without
 * either it is the outlines of states and counties and known places. One finger and the wheel alone scroll the page, two
 * fingers and Ctrl with the wheel move and zoom the map; so do the keyboard and the buttons.
 */
export function MapView({
  label,
  center,
  zoom,
  height = '22rem',
  onPress,
  children,
}: MapViewProps) {
  const ground = chosenGround();
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Frame $height={height}>
      <PigeonMap
        defaultCenter={[center.latitude, center.longitude]}
        defaultZoom={zoom}
        minZoom={2}
        maxZoom={MOST_ZOOM}
        animate={!isCalm}
        metaWheelZoom
        metaWheelZoomWarning="Hold META and scroll to zoom"
        twoFingerDrag
        attribution={false}
        provider={
          ground.kind === 'pictures'
            ? (x, y, z) => tileAddress(ground.tiles.url, { x, y, z })
            : noAddress
        }
        {...(ground.kind !== 'pictures' && { tileComponent: noTile })}
        {...(onPress && {
          onClick: ({ latLng: [latitude, longitude] }) => onPress({ latitude, longitude }),
        })}
      >
        <MapSurface label={label} center={center} zoom={zoom}>
          {children}
        </MapSurface>
      </PigeonMap>
    </Frame>
  );
}
