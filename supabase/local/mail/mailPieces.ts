import { readFileSync } from 'node:fs';
import path from 'node:path';

// The database draws its mails from the same pieces.
const SOURCE = readFileSync(
  path.join(__dirname, '../../schemas/90_notifications/functions/mail_pieces.sql'),
  'utf8',
);

type PieceName = 'frame' | 'paragraph' | 'button' | 'small';

/**
 * A piece of the HTML of mails with its values, which are HTML already. Throws when the piece does not
 * exist or a value is missing.
 */
export function mailPiece(name: PieceName, values: Readonly<Record<string, string>>): string {
  const [, piece] = SOURCE.split(`$${name}$`);
  if (piece === undefined) throw new Error(`There is no piece ${name} of mails.`);
  return piece
    .split('@@')
    .map((part, place) => (place % 2 === 0 ? part : valueOf(values, part)))
    .join('');
}

function valueOf(values: Readonly<Record<string, string>>, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`A mail lacks its ${name}.`);
  return value;
}
