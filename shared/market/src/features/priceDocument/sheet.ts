import { jsPDF } from 'jspdf';

// Points of a US letter page.
export const PAGE = { width: 612, height: 792, margin: 56 };
/** Where a line ends. */
export const RIGHT = PAGE.width - PAGE.margin;

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
export class Sheet {
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
