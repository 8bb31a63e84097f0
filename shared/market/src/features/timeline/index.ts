export { describeEvent } from './describeEvent';
export { describeOffers, summarizeOffers } from './summarizeOffers';
export { Timeline } from './Timeline';
export { useJobNote } from './useJobNote';
export { WeatherHoldNote } from './WeatherHoldNote';
