export { ChangedFrom } from './ChangedFrom';
export { OptionsNote } from './OptionsNote';
export { QuotePhotos } from './QuotePhotos';
export { TermsOfQuote } from './TermsOfQuote';
export { changedFrom, quoteTerms, sentOn } from './quoteTerms';
