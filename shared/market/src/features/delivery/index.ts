export { DeliverJobForm } from './DeliverJobForm';
