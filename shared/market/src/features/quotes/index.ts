export { ChangedFrom } from './ChangedFrom';
export { changedFrom, quoteTerms, sentOn } from './quoteTerms';
