import { AUSTIN } from '../market/areas';
import type { DemoContext } from '../demoContext';
import type { Work } from '../words/trees';
import { Story, type Owner } from './story';

const HOME = { label: 'Home', address: '1184 Lantana Bend', zip: '78704' };

/** Submits work at the home of owner@. */
export function requestAtHome(
  context: DemoContext,
  owner: Owner,
  hoursAgo: number,
  photos: number,
  work: Work,
): Promise<Story> {
  const { timeZone } = AUSTIN;
  return Story.begin(context, { owner, property: HOME, timeZone, work, photos, hoursAgo });
}
