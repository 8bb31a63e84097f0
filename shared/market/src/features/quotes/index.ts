export { ChangedFrom } from './ChangedFrom';
export { OptionsNote, TermsOfQuote, changedFrom, quoteTerms, sentOn } from './TermsOfQuote';
export { QuotePhotos } from './QuotePhotos';
