import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawnFiles, FILES } from './drawnFiles';
import { drawMailMark, MAIL_MARK } from './mailMark';
import { drawMailPicture, MAIL_PICTURES } from './mailPicture';

async function writeFiles(): Promise<void> {
  mkdirSync(FILES, { recursive: true });
  const files = drawnFiles();
  for (const old of readdirSync(FILES)) if (!files.has(old)) rmSync(path.join(FILES, old));
  for (const [name, svg] of files) writeFileSync(path.join(FILES, name), svg);
  console.log(`Wrote ${files.size} drawings to ${path.relative(process.cwd(), FILES)}.`);
  for (const { file, isDark } of MAIL_PICTURES) writeFileSync(file, await drawMailPicture(isDark));
  writeFileSync(MAIL_MARK, await drawMailMark());
  console.log('Wrote the pictures of mails.');
}

void writeFiles();
