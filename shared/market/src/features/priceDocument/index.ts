export { lostInPrint } from './printable';
export type { PriceDocument } from './priceDocument';
export { savePriceDocument } from './savePriceDocument';
