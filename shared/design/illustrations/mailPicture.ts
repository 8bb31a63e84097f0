import path from 'node:path';
import sharp from 'sharp';
import { plainSvg } from './kit/ink';
import { mail } from './scenes/mail';

/** The picture at the top of mails, at an address that never changes because mails are kept for years. */
export const MAIL_PICTURE = path.join(__dirname, '../../../deploy/pictures/mail.png');

/** Draws the top of a mail as PNG, which every mail program shows: twice its 520 by 140 px. */
export function drawMailPicture(): Promise<Buffer> {
  const svg = plainSvg({ width: 1040, height: 280 }, mail());
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 64, compressionLevel: 9 }).toBuffer();
}
