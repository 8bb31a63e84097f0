export { SaveVendor } from './SaveVendor';
