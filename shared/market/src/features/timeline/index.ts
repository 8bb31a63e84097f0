export { describeEvent, type TimelineEvent, type TimelineViewer } from './describeEvent';
export { describeOffers, summarizeOffers, type OfferFacts } from './summarizeOffers';
export { timelineEntries, type TimelineEntry } from './timelineEntries';
export { Timeline } from './Timeline';
export { useJobNote } from './useJobNote';
export { WeatherHoldNote } from './WeatherHoldNote';
