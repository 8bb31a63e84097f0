import { newKey } from '@tree-service/domain';
import { preparePhotoOrPdf, type Prepared, type PreparedFile } from '@tree-service/design/forms';

/** A file that waits to be sent; under its key it is stored once, however often sending is tried. */
export interface PickedFile extends PreparedFile {
  readonly key: string;
}

/** Makes a chosen photo or PDF ready to be sent; see preparePhotoOrPdf. */
export async function pickFile(file: File): Promise<Prepared<PickedFile>> {
  const prepared = await preparePhotoOrPdf(file);
  return prepared.ok ? { ok: true, item: { ...prepared.item, key: newKey() } } : prepared;
}
