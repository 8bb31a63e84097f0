export { DangerNotice } from './DangerNotice';
export { SearchAheadNotice } from './SearchAheadNotice';
export { SearchNotice } from './SearchNotice';
export { searchInWords, type SearchDetails } from './searchInWords';
