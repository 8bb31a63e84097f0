export { DeliverJobForm, type DeliverJobFormProps } from './DeliverJobForm';
