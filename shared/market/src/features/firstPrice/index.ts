export { DangerAdvice } from './DangerAdvice';
export { PriceAnswer } from './PriceAnswer';
export { connectAhead } from '../../api/estimates';
