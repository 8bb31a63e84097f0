export { DeliverJobForm, deliveryDraft } from './DeliverJobForm';
