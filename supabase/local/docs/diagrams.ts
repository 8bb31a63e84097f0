import type { Queries } from '../database';
import { drawMachines } from './drawMachines';
import { drawSchema } from './drawSchema';

/** The text of supabase/diagrams.md for a migrated database. */
export async function diagrams(queries: Queries): Promise<string> {
  return `# Diagrams of the database

Drawn by \`npm run db:docs\`. Do not edit.

## States

Each arrow names its event and who may cause it: owner, vendor, admin, the timer, or the system as part of another event.

${await drawMachines(queries)}

## Tables

Keys, references and states of every table. \`private_\` stands for the schema \`private\`.

${await drawSchema(queries)}
`;
}
