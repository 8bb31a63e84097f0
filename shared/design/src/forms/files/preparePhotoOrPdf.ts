import { cut } from '@tree-service/domain';
import { preparePhoto, HEADER_BYTES, photoTypeOf } from '../photos/preparePhoto';
import type { Prepared } from './useFileIntake';

/** A photo (as JPEG) or PDF ready to be stored, with the name it is kept under. */
export interface PreparedFile {
  readonly name: string;
  readonly file: Blob;
}

/** The longest name a file is kept under, in characters. */
const LONGEST_NAME = 120;

const PDF_BEGINNING = '%PDF-';

/** The largest PDF that is stored, in bytes, as the buckets in supabase/schemas say. */
const LARGEST_PDF_BYTES = 10 * 1024 * 1024;

/** A file's name with another ending, cut where it is too long. */
function named(name: string, ending: string): string {
  const stem = name.replace(/\.[^.]*$/, '').trim() || 'file';
  return `${cut(stem, LONGEST_NAME - ending.length)}${ending}`;
}

async function beginningOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
}

/**
 * Prepares a photo or PDF for upload. The type is detected from the content; photos are re-encoded
 * without metadata. Never rejects: an unusable file returns a message.
 */
export async function preparePhotoOrPdf(file: File): Promise<Prepared<PreparedFile>> {
  const refuse = (why: string) => ({ ok: false as const, message: `“${file.name}” ${why}` });
  if (file.size === 0) return refuse('is empty. Choose another file.');
  try {
    const beginning = await beginningOf(file);
    if (String.fromCharCode(...beginning).startsWith(PDF_BEGINNING)) {
      if (file.size > LARGEST_PDF_BYTES) {
        return refuse('is larger than 10 MB. Choose a smaller PDF.');
      }
      const pdf = file.slice(0, file.size, 'application/pdf');
      return { ok: true, item: { name: named(file.name, '.pdf'), file: pdf } };
    }
    if (photoTypeOf(beginning) === null) {
      return refuse('is not a photo or PDF. Choose another file.');
    }
  } catch {
    // The file was moved or its folder closed after it had been chosen.
    return refuse('can no longer be read. Choose it again.');
  }
  const photo = await preparePhoto(file);
  if (!photo.ok) return photo;
  return { ok: true, item: { name: named(file.name, '.jpg'), file: photo.photo } };
}
