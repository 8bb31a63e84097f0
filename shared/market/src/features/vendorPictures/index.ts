export { useVendorPictures, type VendorPictures } from './useVendorPictures';
