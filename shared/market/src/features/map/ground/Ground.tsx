import { MapAttribution } from '../MapAttribution';
import { chosenGround } from './chosenGround';
import { OutlineGround } from './OutlineGround';
import { StreetGround } from './streets/StreetGround';

/** What a map is drawn on, and whose it is. Pictures lie below already. */
export function Ground() {
  const ground = chosenGround();
  if (ground.kind === 'streets') return <StreetGround streets={ground.streets} />;
  if (ground.kind === 'outlines') return <OutlineGround />;
  return <MapAttribution {...ground.tiles} />;
}
