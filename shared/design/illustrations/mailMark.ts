import path from 'node:path';
import sharp from 'sharp';

/** The product's mark in mails, at an address that never changes because mails are kept for years. */
export const MAIL_MARK = path.join(__dirname, '../../../deploy/pictures/mark.png');

// A green that stands out from the white and the dark ground of mails alike; the branches are cut out.
const GREEN = '#3f8f60';

const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112" viewBox="0 0 32 32" fill="none">
<mask id="branches"><rect width="32" height="32" fill="#fff"/><path stroke="#000" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M16 22.5V11M16 18.7l4.2-4.2M16 16l-3.4-3.4"/></mask>
<path fill="${GREEN}" mask="url(#branches)" d="M16 2.5a7.2 7.2 0 0 1 6.9 5.1 6.6 6.6 0 0 1 2.7 11.3A6.4 6.4 0 0 1 19.4 23h-6.8a6.4 6.4 0 0 1-6.2-4.1A6.6 6.6 0 0 1 9.1 7.6 7.2 7.2 0 0 1 16 2.5Z"/>
<path stroke="${GREEN}" stroke-width="2.6" stroke-linecap="round" d="M16 24v5"/>
</svg>`;

/** Draws the mark of mails as PNG, four times its 28 px. */
export function drawMailMark(): Promise<Buffer> {
  return sharp(Buffer.from(mark)).png({ compressionLevel: 9 }).toBuffer();
}
