import { layers, namedFlavor } from '@protomaps/basemaps';
import type { StyleSpecification } from 'maplibre-gl';

/** Layers that are nothing without their icons, which an archive of tiles does not bring. */
const OF_ICONS = new Set(['pois', 'roads_oneway', 'roads_shields']);

type Layer = StyleSpecification['layers'][number];

function withoutIcon(layer: Layer): Layer {
  if (layer.type !== 'symbol') return layer;
  const others = Object.entries(layer.layout ?? {}).filter(([name]) => name !== 'icon-image');
  return { ...layer, layout: Object.fromEntries(others) };
}

/**
 * How an archive of tiles in the schema of Protomaps is drawn. Names are drawn with the fonts of the
 * device, so nothing but the archive is requested.
 */
export function archiveStyle(address: string, isDark: boolean): StyleSpecification {
  const drawn = layers('streets', namedFlavor(isDark ? 'dark' : 'light'), { lang: 'en' });
  return {
    version: 8,
    sources: {
      streets: { type: 'vector', url: `pmtiles://${new URL(address, window.location.href).href}` },
    },
    layers: drawn.filter(({ id }) => !OF_ICONS.has(id)).map(withoutIcon),
  };
}
