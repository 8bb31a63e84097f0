import { AUSTIN } from '../market/areas';
import type { DemoContext } from '../demoContext';
import type { Work } from '../words/trees';
import { Story, type Owner } from './story';

const PROPERTIES = {
  court: { label: 'Cypress Court apartments', address: '40 Cypress Hollow', zip: '78745' },
  office: { label: 'Sundial office park', address: '2200 Sundial Court', zip: '78759' },
  homes: { label: 'Quarry Lane townhomes', address: '615 Old Quarry Lane', zip: '78723' },
  school: { label: 'Mockingbird day school', address: '71 Mockingbird Row', zip: '78757' },
  ranch: { label: 'Ranch house, Marfa', address: '9 Agarita Way', zip: '79843' },
};

/** A property of manager@ that has no request yet. */
export const QUIET_PROPERTY = {
  label: 'Round Rock storage yard',
  address: '3110 Agarita Way',
  zip: '78664',
};

/** Submits work at one of the properties of manager@. */
export function requestAt(
  context: DemoContext,
  owner: Owner,
  property: keyof typeof PROPERTIES,
  hoursAgo: number,
  photos: number,
  work: Work,
): Promise<Story> {
  const { timeZone } = AUSTIN;
  return Story.begin(context, {
    owner,
    property: PROPERTIES[property],
    timeZone,
    work,
    photos,
    hoursAgo,
  });
}
