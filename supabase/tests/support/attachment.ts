import type { Queries } from '../../local/database';

/** Puts a file for a message into storage, as an upload leaves it there. */
export async function storeAttachment(
  database: Queries,
  path: string,
  metadata: object = { mimetype: 'application/pdf', size: 1000 },
): Promise<void> {
  await database.query(
    `insert into storage.objects (bucket_id, name, metadata) values ('message-attachments', $1, $2::jsonb)`,
    [path, metadata],
  );
}
