import { AUSTIN } from '../market/areas';
import type { Stage } from '../market/stage';
import type { Work } from '../words/trees';
import { Story, type Owner } from './story';

const HOME = { label: 'Home', address: '1184 Lantana Bend', zip: '78704' };

/** Submits work at the home of owner@. */
export function tellAtHome(
  stage: Stage,
  owner: Owner,
  hoursAgo: number,
  photos: number,
  work: Work,
): Promise<Story> {
  const { utcOffset } = AUSTIN;
  return Story.begin(stage, { owner, property: HOME, utcOffset, work, photos, hoursAgo });
}
