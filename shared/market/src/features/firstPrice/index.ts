export { DangerAdvice, PriceAnswer } from './PriceAnswer';
export { connectAhead } from '../../api/estimates';
