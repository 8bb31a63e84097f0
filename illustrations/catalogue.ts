import type { Size } from './kit/ink';
import * as empty from './scenes/empty';
import { hero } from './scenes/hero';
import * as services from './scenes/services';
import * as sizes from './scenes/sizes';

/** One drawing of the interface. */
export interface Drawn {
  readonly name: string;
  readonly size: Size;
  readonly body: string;
}

const all = (scenes: Readonly<Record<string, () => string>>, size: Size): Drawn[] =>
  Object.entries(scenes).map(([name, draw]) => ({ name, size, body: draw() }));

/** Every drawing of the interface; its name is that of its file. */
export const drawAll = (): readonly Drawn[] => [
  ...all({ hero }, { width: 760, height: 640 }),
  ...all(services, { width: 320, height: 240 }),
  ...all(empty, { width: 320, height: 240 }),
  ...all(sizes, { width: 256, height: 240 }),
];
