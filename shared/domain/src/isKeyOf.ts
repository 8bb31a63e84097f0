/** Whether a text is one of a table's own keys, such as a stored kind among those with a label. */
export function isKeyOf<Table extends object>(
  table: Table,
  text: string | null,
): text is Extract<keyof Table, string> {
  return text !== null && Object.keys(table).includes(text);
}

/** The keys of a table, in its order. */
export function keysOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  return Object.keys(table).filter((key) => isKeyOf(table, key));
}
