export { quoteTerms } from './quoteTerms';
