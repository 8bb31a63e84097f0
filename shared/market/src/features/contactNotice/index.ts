export { ContactNotice, useAccountPhone } from './ContactNotice';
