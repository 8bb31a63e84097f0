export { ChangedFrom } from './ChangedFrom';
export { OptionsNote } from './OptionsNote';
export { changedFrom, quoteTerms, sentOn } from './quoteTerms';
