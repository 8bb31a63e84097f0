import { newKey } from '@tree-service/domain';
import { uploadVendorFile } from '@tree-service/market/api/vendorFiles';
import { addMedia, type MediaKind } from '../../api/media';
import type { AddedMedia } from './showMedia';

/** Uploads a file and adds it to what a Pro shows. */
export async function addFile(vendorId: string, kind: MediaKind, file: Blob): Promise<AddedMedia> {
  const path = await uploadVendorFile('vendor-media', vendorId, newKey(), file);
  return { id: await addMedia(path, kind, null), kind, path };
}
