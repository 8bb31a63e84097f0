import path from 'node:path';
import sharp from 'sharp';
import { nightTones, plainSvg } from './kit/ink';
import { mail } from './scenes/mail';

const PICTURES = path.join(__dirname, '../../../deploy/pictures');

/** The pictures at the top of mails, at addresses that never change because mails are kept for years. */
export const MAIL_PICTURES = [
  { file: path.join(PICTURES, 'mail.png'), isDark: false },
  { file: path.join(PICTURES, 'maildark.png'), isDark: true },
] as const;

/** Draws the top of a mail as PNG, which every mail program shows: twice its 520 by 140 px. */
export function drawMailPicture(isDark: boolean): Promise<Buffer> {
  const svg = plainSvg({ width: 1040, height: 280 }, mail(), isDark ? nightTones : {});
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 64, compressionLevel: 9 }).toBuffer();
}
