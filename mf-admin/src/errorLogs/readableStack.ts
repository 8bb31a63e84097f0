// A chunk of its own: source maps are read only when a stack is opened.
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

// `https://trees.example/remotes/mf-vendor/VERSION/file.js:1:2345`, and the same of /shell/VERSION/.
const PLACE = /[^\s()]*?\/(?:remotes\/(mf-[a-z]+)|(shell))\/([\w-]+)\/([\w./-]+\.js):(\d+):(\d+)/g;

/** Reads a kept source map, by its place such as `mf-vendor/VERSION/file.js.map`; null where there is none. */
export type ReadSourceMap = (place: string) => Promise<string | null>;

function mapPlace(bundle: string, version: string, file: string): string {
  return `${bundle}/${version}/${file}.map`;
}

/** A stack of an error report, with the places of the sources instead of those of the released files. */
export async function readableStack(stack: string, read: ReadSourceMap): Promise<string> {
  const places = [...stack.matchAll(PLACE)].flatMap(
    ([, remote, shell = '', version = '', file = '']) =>
      file.includes('..') ? [] : [mapPlace(remote ?? shell, version, file)],
  );
  const maps = new Map(
    await Promise.all(
      [...new Set(places)].map(async (place) => {
        const map = await read(place);
        return [place, map === null ? null : new TraceMap(map)] as const;
      }),
    ),
  );
  return stack.replace(PLACE, (whole, remote, shell, version, file, line, column) => {
    const map = maps.get(mapPlace(remote ?? shell, version, file));
    if (!map) return whole;
    // Stacks count columns from 1, maps from 0.
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found.source === null) return whole;
    const place = `${found.source}:${found.line}:${found.column + 1}`;
    return found.name === null ? place : `${place} (${found.name})`;
  });
}
