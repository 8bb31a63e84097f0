export { PriceAnswer } from './PriceAnswer';
