export { ChangedFrom } from './ChangedFrom';
export {
  OptionsNote,
  TermsOfQuote,
  changedFrom,
  quoteTerms,
  sentOn,
  taxOfQuote,
} from './TermsOfQuote';
export { QuotePhotos } from './QuotePhotos';
