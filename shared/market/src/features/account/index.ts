export { AccountPage } from './AccountPage';
export { formatUsPhone } from './formatUsPhone';
