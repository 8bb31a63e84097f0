/**
 * Demo accounts have public passwords, and the mailbox shows every mail: a database of someone's own gets
 * neither unless DEMO=yes asks for them.
 */
export function demoParts<Seed>(databaseUrl: string | undefined, seed: Seed | undefined) {
  const wanted = databaseUrl === undefined || process.env['DEMO'] === 'yes';
  return { mailbox: wanted, ...(wanted && seed !== undefined && { seed }) };
}
