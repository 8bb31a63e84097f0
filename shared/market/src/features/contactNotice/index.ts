export { ContactNotice } from './ContactNotice';
export { useAccountPhone } from './useAccountPhone';
