// A chunk of its own: loaded when a document is saved.
import bold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf';
import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';

/** The font files of a PDF, in base64. */
export interface PrintFonts {
  regular: string;
  bold: string;
}

/** A file as a `data:` address in base64. */
function asDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}

async function readFont(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The font of the PDF could not be loaded (${answer.status}).`);
  const url = await asDataUrl(await answer.blob());
  return url.slice(url.indexOf(',') + 1);
}

/** Loads the font of PDFs, Inter (OFL): it writes every Latin script, such as that of “Nguyễn” and “Łukasz”. */
export async function loadPrintFonts(): Promise<PrintFonts> {
  const [regularFont, boldFont] = await Promise.all([readFont(regular), readFont(bold)]);
  return { regular: regularFont, bold: boldFont };
}
