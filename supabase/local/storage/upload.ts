import { beginsAsSaid } from '../../functions/_shared/photos/heads';
import { contentType } from './contentType';
import { refusals, StorageRefusal } from './storageRefusal';

/** A file on its way into storage. */
export interface Upload {
  bytes: Uint8Array;
  mimeType: string;
  cacheControl: string;
  userMetadata: string | null;
}

/** What a bucket allows. */
export interface BucketRules {
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

/** Reads the file out of an upload request: the body itself, or the one file of a form. */
export async function readUpload(request: Request): Promise<Upload> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
    return {
      bytes: new Uint8Array(await request.arrayBuffer()),
      mimeType: plainType(type),
      cacheControl: request.headers.get('cache-control') ?? 'no-cache',
      userMetadata: fromBase64(request.headers.get('x-metadata')),
    };
  }
  const form = await readForm(request);
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw refusals.invalidRequest('The form holds no file.');
  const seconds = Number(form.get('cacheControl'));
  const metadata = form.get('metadata');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    mimeType: plainType(file.type),
    cacheControl: Number.isFinite(seconds) && seconds > 0 ? `max-age=${seconds}` : 'no-cache',
    userMetadata: typeof metadata === 'string' ? metadata : null,
  };
}

/** Throws the refusal of a file that is too large, of a type the bucket does not take, or not what it says it is. */
export function checkUpload(upload: Upload, bucket: BucketRules): void {
  const { bytes, mimeType } = upload;
  if (bucket.file_size_limit !== null && bytes.length > bucket.file_size_limit) {
    throw new StorageRefusal(
      413,
      'Payload too large',
      'The object exceeded the maximum allowed size',
    );
  }
  if (bucket.allowed_mime_types && !bucket.allowed_mime_types.includes(mimeType)) {
    throw new StorageRefusal(415, 'invalid_mime_type', `mime type ${mimeType} is not supported`);
  }
  const isSaid = mimeType.startsWith('image/')
    ? contentType(bytes) === mimeType
    : beginsAsSaid(bytes, mimeType);
  if (isSaid === false) {
    throw new StorageRefusal(
      415,
      'invalid_mime_type',
      `The file is not of the type ${mimeType} it claims to be.`,
    );
  }
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw refusals.invalidRequest('The form cannot be read.');
  }
}

function plainType(type: string): string {
  return type.split(';')[0]?.trim().toLowerCase() || 'application/octet-stream';
}

function fromBase64(text: string | null): string | null {
  return text === null ? null : Buffer.from(text, 'base64').toString('utf8');
}
