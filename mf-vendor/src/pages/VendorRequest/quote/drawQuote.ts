import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import { saveFile } from '@tree-service/kernel/native';
import { jsPDF } from 'jspdf';
import type { QuoteDocument } from './quoteDocument';

// Points of a US letter page.
const PAGE = { width: 612, height: 792, margin: 56 };
const RIGHT = PAGE.width - PAGE.margin;
const COLUMNS = { quantity: 400, each: 478, total: RIGHT };
const WORK_WIDTH = COLUMNS.quantity - PAGE.margin - 50;

// The built-in PDF fonts cover Western European letters and these marks.
const UNPRINTABLE = /[^\n\x20-\x7E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026]/gu;

/** Replaces characters the built-in fonts lack by "?". */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u202F\u2009]/g, ' ')
    .replaceAll(UNPRINTABLE, '?');
}

/** Writes top to bottom and starts a new page when one is full. */
class Sheet {
  readonly pdf = new jsPDF({ unit: 'pt', format: 'letter' });
  private y = PAGE.margin;

  private room(height: number): void {
    if (this.y + height <= PAGE.height - PAGE.margin) return;
    this.pdf.addPage();
    this.y = PAGE.margin;
  }

  skip(height: number): void {
    this.y += height;
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
    this.pdf.setFont('helvetica', bold ? 'bold' : 'normal');
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

function drawLines(sheet: Sheet, { groups, total, totalName, changed }: QuoteDocument): void {
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
  sheet.line(totalName, { size: 14, bold: true, cells: [[total, RIGHT]] });
  if (changed !== null) sheet.line(changed);
}

/** US letter pages. */
export function drawQuote(quote: QuoteDocument): jsPDF {
  const sheet = new Sheet();
  sheet.pdf.setProperties({ title: printable(`${quote.title}, ${quote.from}`) });
  sheet.line(quote.from, { size: 20, bold: true });
  sheet.skip(4);
  sheet.line(quote.title, { size: 13 });
  sheet.skip(12);
  for (const [term, description] of quote.facts) {
    sheet.line(term, { bold: true, width: 90, cells: [] });
    sheet.skip(-14);
    sheet.line(description, { x: PAGE.margin + 100, width: RIGHT - PAGE.margin - 100 });
  }
  sheet.skip(20);
  drawLines(sheet, quote);
  if (quote.note !== null) {
    sheet.skip(16);
    sheet.line('Note', { bold: true });
    sheet.line(quote.note);
  }
  sheet.skip(20);
  sheet.line(`Sent through ${PRODUCT_NAME}.`, { size: 9 });
  return sheet.pdf;
}

/** Rejects when the file cannot be written. */
export async function saveQuote(quote: QuoteDocument): Promise<void> {
  await saveFile(quote.fileName, drawQuote(quote).output('blob'));
}
