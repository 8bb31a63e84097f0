/** Whether a text is one of a table's own keys, such as a stored kind among those with a label. */
export function isKeyOf<Table extends object>(
  table: Table,
  text: string | null,
): text is Extract<keyof Table, string> {
  return text !== null && Object.keys(table).includes(text);
}
