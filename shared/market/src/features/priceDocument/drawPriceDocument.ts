import { jsPDF } from 'jspdf';
import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import { lostInPrint, printable, type PriceDocument } from './printable';
import type { PrintFonts } from './printFonts';
import type { PrintPicture } from './printPicture';

// Points of a US letter page.
export const PAGE = { width: 612, height: 792, margin: 56 };
const LOGO = { width: 130, height: 56, above: 20 };
const SIGNATURE = { height: 70, space: 40, right: 380, date: 420 };
/** Where a line ends. */
const RIGHT = PAGE.width - PAGE.margin;

const FONT = 'Inter';

/** Writes top to bottom and starts a new page when one is full. */
export class Sheet {
  readonly pdf = new jsPDF({ unit: 'pt', format: 'letter', compress: true });
  private y = PAGE.margin;

  constructor({ regular, bold }: PrintFonts) {
    for (const [style, file] of [
      ['normal', regular],
      ['bold', bold],
    ] as const) {
      this.pdf.addFileToVFS(`${FONT}-${style}.ttf`, file);
      this.pdf.addFont(`${FONT}-${style}.ttf`, FONT, style);
    }
  }

  private room(height: number): void {
    if (this.y + height <= PAGE.height - PAGE.margin) return;
    this.pdf.addPage();
    this.y = PAGE.margin;
  }

  skip(height: number): void {
    this.y += height;
  }

  /** A picture at the top right of the page, as large as fits there. */
  logo({ data, width, height }: PrintPicture): void {
    const scale = Math.min(LOGO.width / width, LOGO.height / height);
    this.pdf.addImage(
      data,
      'PNG',
      RIGHT - width * scale,
      PAGE.margin - LOGO.above,
      width * scale,
      height * scale,
    );
  }

  /** Lines to sign and date on, each with its words below. */
  signature(words: string): void {
    this.room(SIGNATURE.height);
    this.y += SIGNATURE.space;
    this.pdf.setDrawColor(90);
    this.pdf.line(PAGE.margin, this.y, SIGNATURE.right, this.y);
    this.pdf.line(SIGNATURE.date, this.y, RIGHT, this.y);
    this.y += 14;
    this.line(words, { size: 9, cells: [['Date', SIGNATURE.date + 20]] });
  }

  rule(): void {
    this.pdf.setDrawColor(190);
    this.pdf.line(PAGE.margin, this.y - 8, RIGHT, this.y - 8);
  }

  /** A paragraph, with further cells right-aligned on its first line. */
  line(
    text: string,
    {
      size = 10,
      bold = false,
      width = RIGHT - PAGE.margin,
      x = PAGE.margin,
      cells = [],
    }: {
      size?: number;
      bold?: boolean;
      width?: number;
      x?: number;
      cells?: ReadonlyArray<readonly [text: string, right: number]>;
    } = {},
  ): void {
    this.pdf.setFont(FONT, bold ? 'bold' : 'normal');
    this.pdf.setFontSize(size);
    const lines: string[] = this.pdf.splitTextToSize(printable(text), width);
    const height = size * 1.4;
    for (const [place, words] of lines.entries()) {
      this.room(height);
      this.pdf.text(words, x, this.y);
      if (place === 0) {
        for (const [cell, right] of cells) {
          this.pdf.text(printable(cell), right, this.y, { align: 'right' });
        }
      }
      this.y += height;
    }
  }
}

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

/** Every text of a document as one. */
function wordsOf({ from, title, letterhead, facts, groups, texts, ...rest }: PriceDocument) {
  return [
    ...[from, title, ...letterhead, rest.changed ?? '', rest.signature ?? '', ...rest.closing],
    ...facts.flat(),
    ...texts.flat(),
    ...groups.flatMap(({ title: heading, lines }) => [heading, ...lines.map(({ work }) => work)]),
  ].join('\n');
}

/** A name of which the font has no letter would be question marks alone. */
const nameInPrint = (name: string) =>
  /[\p{L}\p{N}]/u.test(printable(name)) ? name : `A Pro on ${PRODUCT_NAME}`;

/** A quote or a receipt on US letter pages. Says so where it can't show all characters. */
export function drawPriceDocument(
  document: PriceDocument,
  fonts: PrintFonts,
  logo: PrintPicture | null = null,
): jsPDF {
  const sheet = new Sheet(fonts);
  if (logo) sheet.logo(logo);
  sheet.pdf.setProperties({ title: printable(`${document.title}, ${document.from}`) });
  sheet.line(nameInPrint(document.from), { size: 20, bold: true, width: TITLE_WIDTH });
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
  if (lostInPrint(wordsOf(document)).length > 0) {
    sheet.line(
      `This file can't show some characters and has “?” in their place. The request at ${PRODUCT_NAME} shows them all.`,
      { size: 9 },
    );
  }
  return sheet.pdf;
}
