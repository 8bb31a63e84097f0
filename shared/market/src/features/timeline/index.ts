export { describeEvent } from './describeEvent';
export { describeOffers, summarizeOffers } from './summarizeOffers';
export { useJobNote, WeatherHoldNote } from './jobNotes';
export { Timeline } from './Timeline';
