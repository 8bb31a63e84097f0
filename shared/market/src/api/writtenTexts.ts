import { backend, unwrap } from '@tree-service/kernel';

type WrittenText = Awaited<ReturnType<typeof readWrittenTexts>>[number];

/**
 * Texts that rows hold with contact details taken out, as written, as far as the caller may read them: about a
 * request, or, for null, what the caller wrote for the public.
 */
export async function readWrittenTexts(requestId: string | null) {
  const client = await backend();
  return unwrap(
    await client.rpc('texts_as_written', { ...(requestId !== null && { request_id: requestId }) }),
  );
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The same rows, just read, with every column as written that one of the texts is of; rows are found at any depth by
 * id, or by request_id where they have none.
 */
export function withWrittenTexts<Rows>(rows: Rows, texts: readonly WrittenText[]): Rows {
  if (texts.length > 0) putBack(rows, texts);
  return rows;
}

function putBack(value: unknown, texts: readonly WrittenText[]): void {
  if (!isRow(value)) return;
  const key = String(value['id'] ?? value['request_id']);
  for (const { subject, field, words } of texts)
    if (subject === key && field in value) value[field] = words;
  for (const part of Object.values(value)) putBack(part, texts);
}
