export { SavePro } from './SavePro';
