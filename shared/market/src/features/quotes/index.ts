export { ChangedFrom } from './ChangedFrom';
export { quoteTerms } from './quoteTerms';
