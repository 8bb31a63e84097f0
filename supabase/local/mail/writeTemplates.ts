import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostedTemplates } from './hostedTemplates';

for (const template of hostedTemplates()) {
  mkdirSync(path.dirname(template.path), { recursive: true });
  writeFileSync(template.path, template.text);
  console.log(`Wrote ${template.path}.`);
}
