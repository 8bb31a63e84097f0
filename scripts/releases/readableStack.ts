import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

// `https://trees.example/remotes/mf-vendor/VERSION/file.js:1:2345`, and the same of /shell/VERSION/.
const PLACE = /[^\s()]*?\/(?:remotes\/(mf-[a-z]+)|(shell))\/([\w-]+)\/([\w./-]+\.js):(\d+):(\d+)/g;

/** A stack of an error report, with the places of the sources instead of those of the released files. */
export async function readableStack(releases: string, stack: string): Promise<string> {
  const maps = new Map<string, TraceMap | null>();
  for (const [, remote, shell = '', version = '', file = ''] of stack.matchAll(PLACE)) {
    const map = mapFile(releases, remote ?? shell, version, file);
    if (!maps.has(map)) maps.set(map, await readMap(map));
  }
  return stack.replace(PLACE, (whole, remote, shell, version, file, line, column) => {
    const map = maps.get(mapFile(releases, remote ?? shell, version, file));
    if (!map) return whole;
    // Stacks count columns from 1, maps from 0.
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found.source === null) return whole;
    const place = `${found.source}:${found.line}:${found.column + 1}`;
    return found.name === null ? place : `${place} (${found.name})`;
  });
}

function mapFile(releases: string, bundle: string, version: string, file: string): string {
  return path.join(releases, 'sourcemaps', bundle, version, `${file}.map`);
}

async function readMap(file: string): Promise<TraceMap | null> {
  try {
    return new TraceMap(await readFile(file, 'utf8'));
  } catch {
    // A release from before maps were kept, or of another machine: the place stays as it is.
    return null;
  }
}
