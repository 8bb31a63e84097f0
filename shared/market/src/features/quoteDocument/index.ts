export { DownloadQuote } from './DownloadQuote';
export { groupByTree, linesInOrder } from './groupByTree';
