/**
 * Demo accounts have public passwords, and the mailbox shows every mail: a database of someone's own gets
 * neither unless DEMO=yes asks for them.
 */
export function isDemo(databaseUrl: string | undefined): boolean {
  return databaseUrl === undefined || process.env['DEMO'] === 'yes';
}

/** What the backend is started with for a demo, and without one. */
export function demoParts<Seed>(databaseUrl: string | undefined, seed: Seed | undefined) {
  const wanted = isDemo(databaseUrl);
  return { mailbox: wanted, ...(wanted && seed !== undefined && { seed }) };
}
