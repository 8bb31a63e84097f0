export { AccountPage } from './AccountPage';
export { formatUsPhone } from './formatUsPhone';
export { PersonFields } from './PersonFields';
export { deviceWords } from './sessions/deviceWords';
