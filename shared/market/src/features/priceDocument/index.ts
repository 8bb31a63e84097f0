export { lostInPrint, type PriceDocument } from './printable';
export { savePriceDocument } from './savePriceDocument';
