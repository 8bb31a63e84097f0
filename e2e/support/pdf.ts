import { jsPDF } from 'jspdf';

/** A PDF as people choose it from their files, with a line of words on each page. */
export function pdf(name: string, pages: readonly string[]) {
  const made = new jsPDF({ format: 'letter' });
  pages.forEach((words, place) => {
    if (place > 0) made.addPage();
    made.setFontSize(32).text(words, 20, 40);
  });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(made.output('arraybuffer')) };
}
