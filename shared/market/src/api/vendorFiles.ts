import { fileAddressesQuery, storeFile } from './storedFiles';

/** Where a Pro's files are kept: documents for administrators' eyes, media for everyone's. */
export type VendorBucket = 'vendor-documents' | 'vendor-media';

/** Uploads a file into the Pro's own folder and returns its path; see storeFile. */
export const uploadVendorFile = (bucket: VendorBucket, vendorId: string, key: string, file: Blob) =>
  storeFile(bucket, vendorId, key, file);

/** Query for short-lived addresses of files the caller may see, by path. */
export const vendorFileAddressesQuery = (bucket: VendorBucket, paths: readonly string[]) =>
  fileAddressesQuery(bucket, paths);
