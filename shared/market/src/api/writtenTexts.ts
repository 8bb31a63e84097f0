import { backend, queryClient, unwrap } from '@tree-service/kernel';

type WrittenText = Awaited<ReturnType<typeof readWrittenTexts>>[number];

/**
 * Texts that rows hold with contact details taken out, as written, as far as the caller may read them: about a
 * request, or, for null, what the caller wrote for the public.
 */
export const readWrittenTexts = (requestId: string | null) =>
  // Several reads of a page that begin together share one.
  queryClient.fetchQuery({
    queryKey: ['texts as written', requestId],
    queryFn: async () => {
      const client = await backend();
      const about = requestId !== null && { request_id: requestId };
      return unwrap(await client.rpc('texts_as_written', { ...about }));
    },
    staleTime: 0,
    gcTime: 0,
  });

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
