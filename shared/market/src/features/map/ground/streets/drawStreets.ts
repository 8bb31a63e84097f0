import { checkedWorkerAddress, reportError, type MapStreets } from '@tree-service/kernel';
import { addProtocol, Map as StreetMap, setWorkerUrl } from 'maplibre-gl/dist/maplibre-gl-csp.js';
import workerFile from 'maplibre-gl/dist/maplibre-gl-csp-worker.js';
import { Protocol } from 'pmtiles';
import { layers, namedFlavor } from '@protomaps/basemaps';
import type { StyleSpecification } from 'maplibre-gl';
import type { GeoPoint } from '../../geography';

/** Where a map looks. */
export interface StreetView {
  readonly middle: GeoPoint;
  /** As maps of pictures count it. */
  readonly zoom: number;
}

export interface StreetDrawing {
  /** Moves there; nothing moves where it looks already. */
  show(view: StreetView): void;
}

/** What is prerendered, and who hears of the progress. */
export interface StreetOptions {
  readonly streets: MapStreets;
  readonly isDark: boolean;
  readonly view: StreetView;
  /** Ends the drawing. */
  readonly signal: AbortSignal;
  /** On the way or gone for a while, moving or loading more, drawn as far as in view. */
  readonly onProgress: (progress: 'coming' | 'busy' | 'idle') => void;
  /** Streets are missing; called once. */
  readonly onProblem: (cause: unknown) => void;
}

/** What has not arrived by then counts as lost. */
const LOST_AFTER_MS = 20_000;

// Its tiles are twice as wide as those of pictures.
const placeOf = ({ middle, zoom }: StreetView) => ({
  center: [middle.longitude, middle.latitude] as [number, number],
  zoom: zoom - 1,
});

const isSameView = (one: StreetView, other: StreetView) =>
  one.zoom === other.zoom &&
  one.middle.latitude === other.middle.latitude &&
  one.middle.longitude === other.middle.longitude;

const archives = new Protocol();
let prepared: Promise<void> | null = null;

async function prepare(): Promise<void> {
  setWorkerUrl(await checkedWorkerAddress(workerFile));
  addProtocol('pmtiles', archives.tilev4);
}

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
function archiveStyle(address: string, isDark: boolean): StyleSpecification {
  const drawn = layers('streets', namedFlavor(isDark ? 'dark' : 'light'), { lang: 'en' });
  return {
    version: 8,
    sources: {
      streets: { type: 'vector', url: `pmtiles://${new URL(address, window.location.href).href}` },
    },
    layers: drawn.filter(({ id }) => !OF_ICONS.has(id)).map(withoutIcon),
  };
}

/**
 * Draws streets into an element, until `signal` ends it. Rejects where the worker did not arrive or the
 * browser draws nothing; failures after that are reported.
 */
export async function drawStreets(
  container: HTMLElement,
  { streets, isDark, view, signal, onProgress, onProblem }: StreetOptions,
): Promise<StreetDrawing> {
  prepared ??= prepare();
  await prepared.catch((cause: unknown) => {
    prepared = null;
    throw cause;
  });
  signal.throwIfAborted();
  const map = new StreetMap({
    container,
    style: streets.format === 'pmtiles' ? archiveStyle(streets.url, isDark) : streets.url,
    ...placeOf(view),
    interactive: false,
    attributionControl: false,
  });
  let shown = view;
  let isDrawn = false;
  let hasStyle = false;
  let isTold = false;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(limit);
    map.remove();
  };
  const miss = (cause: unknown) => {
    if (isTold) return;
    isTold = true;
    // Asks an archive again that did not answer.
    archives.tiles.clear();
    onProblem(cause);
    if (!isDrawn) end();
  };
  const limit = setTimeout(() => miss(new Error('The streets did not arrive.')), LOST_AFTER_MS);
  signal.addEventListener('abort', end);

  map.on('style.load', () => {
    hasStyle = true;
  });
  map.on('error', (event) => {
    const isOfGround = !hasStyle || Reflect.get(event, 'sourceId') !== undefined;
    if (isOfGround) miss(event.error);
    // An icon or a font of the style: the streets are there without.
    else reportError(event.error, { source: 'map streets', severity: 'warning' });
  });
  map.on('load', () => {
    isDrawn = true;
    clearTimeout(limit);
  });
  map.on('movestart', () => isDrawn && onProgress('busy'));
  map.on('idle', () => isDrawn && onProgress('idle'));
  map.on('webglcontextlost', () => onProgress('coming'));
  map.on('webglcontextrestored', () => onProgress('busy'));
  return {
    show(next) {
      if (isOver || isSameView(next, shown)) return;
      shown = next;
      map.jumpTo(placeOf(next));
    },
  };
}
