export { PaymentLine, paymentFacts } from './paymentFacts';
