// A chunk of its own: loaded when a document is saved.
/** A picture for a PDF: PNG as a `data:` address, and its size in pixels. */
export interface PrintPicture {
  data: string;
  width: number;
  height: number;
}

/** Sharp enough on paper at the size of a logo. */
const MOST_PIXELS = 480;

/** Loads a picture and draws it as a PNG, whatever kind it was. */
export async function loadPrintPicture(address: string): Promise<PrintPicture> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The picture could not be loaded (${answer.status}).`);
  const bitmap = await createImageBitmap(await answer.blob());
  const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw the picture.');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { data: canvas.toDataURL('image/png'), width: canvas.width, height: canvas.height };
}
