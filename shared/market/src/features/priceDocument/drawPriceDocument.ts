import type { jsPDF } from 'jspdf';
import type { PriceDocument } from './priceDocument';
import type { PrintFonts } from './printFonts';
import type { PrintPicture } from './printPicture';
import { PAGE, printable, RIGHT, Sheet } from './sheet';

const COLUMNS = { quantity: 400, each: 478, total: RIGHT };
/** Leaves room for a logo. */
const TITLE_WIDTH = 350;
const WORK_WIDTH = COLUMNS.quantity - PAGE.margin - 50;

function drawLines(sheet: Sheet, { groups, total, totalLabel, changed }: PriceDocument): void {
  sheet.line('Work', {
    bold: true,
    cells: [
      ['Quantity', COLUMNS.quantity],
      ['Price each', COLUMNS.each],
      ['Total', COLUMNS.total],
    ],
  });
  for (const { title, lines } of groups) {
    sheet.skip(8);
    sheet.rule();
    sheet.skip(4);
    sheet.line(title, { bold: true });
    for (const { work, quantity, each, total: sum } of lines) {
      sheet.line(work, {
        width: WORK_WIDTH,
        cells: [
          [quantity, COLUMNS.quantity],
          [each, COLUMNS.each],
          [sum, COLUMNS.total],
        ],
      });
    }
  }
  sheet.skip(8);
  sheet.rule();
  sheet.skip(10);
  sheet.line(totalLabel, { size: 14, bold: true, cells: [[total, RIGHT]] });
  if (changed !== null) sheet.line(changed);
}

/** A quote or a receipt on US letter pages. */
export function drawPriceDocument(
  document: PriceDocument,
  fonts: PrintFonts,
  logo: PrintPicture | null = null,
): jsPDF {
  const sheet = new Sheet(fonts);
  if (logo) sheet.logo(logo);
  sheet.pdf.setProperties({ title: printable(`${document.title}, ${document.from}`) });
  sheet.line(document.from, { size: 20, bold: true, width: TITLE_WIDTH });
  for (const words of document.letterhead) sheet.line(words, { size: 9, width: TITLE_WIDTH });
  sheet.skip(document.letterhead.length === 0 ? 4 : 14);
  sheet.line(document.title, { size: 13 });
  sheet.skip(12);
  for (const [term, description] of document.facts) {
    sheet.line(term, { bold: true, width: 90, cells: [] });
    sheet.skip(-14);
    sheet.line(description, { x: PAGE.margin + 100, width: RIGHT - PAGE.margin - 100 });
  }
  sheet.skip(20);
  drawLines(sheet, document);
  for (const [heading, text] of document.texts) {
    sheet.skip(16);
    sheet.line(heading, { bold: true });
    sheet.line(text);
  }
  if (document.signature !== null) sheet.signature(document.signature);
  sheet.skip(20);
  for (const sentence of document.closing) sheet.line(sentence, { size: 9 });
  return sheet.pdf;
}
