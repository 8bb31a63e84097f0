export { ChangedFrom } from './ChangedFrom';
export { OptionsNote } from './OptionsNote';
export { QuotePhotos } from './QuotePhotos';
export { TermsOfQuote, TermsText } from './TermsOfQuote';
export { changedFrom, quoteTerms, sentOn } from './quoteTerms';
