import type { Size } from './kit/ink';
import * as additional from './scenes/additional';
import * as arborist from './scenes/arborist';
import * as emptyPlaces from './scenes/emptyPlaces';
import * as emptyWork from './scenes/emptyWork';
import { hero } from './scenes/hero';
import * as maintenance from './scenes/maintenance';
import * as removal from './scenes/removal';
import { SIZE_SHEET, sizes } from './scenes/sizes';

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
  ...[removal, arborist, maintenance, additional, emptyWork, emptyPlaces].flatMap((scenes) =>
    all(scenes, { width: 320, height: 240 }),
  ),
  ...all({ sizes }, SIZE_SHEET),
];
