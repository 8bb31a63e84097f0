import type { Queries } from '../database';
import { drawMachines } from './drawMachines';
import { drawSchema } from './drawSchema';

/** The document with everything between `<!-- drawn: x -->` and `<!-- end of x -->` drawn anew. Throws when a mark is missing. */
export async function withDrawnParts(document: string, queries: Queries): Promise<string> {
  const drawn = { schema: await drawSchema(queries), machines: await drawMachines(queries) };
  let text = document;
  for (const [name, picture] of Object.entries(drawn)) {
    const [start, end] = [`<!-- drawn: ${name} -->`, `<!-- end of ${name} -->`];
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`The document lacks the marks of “${name}”.`);
    text = `${text.slice(0, from)}${start}\n\n${picture}\n\n${text.slice(to)}`;
  }
  return text;
}
