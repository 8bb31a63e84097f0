import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A photo as a person would choose it from a folder: a real JPEG. */
export function photo(name: string) {
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: readFileSync(path.join(__dirname, 'pictures/oak.jpg')),
  };
}
