import { backend, expectDone, unwrap } from '@tree-service/kernel';
import { withAdded } from '@tree-service/market/api/showRows';
import { changeSchedule, type Schedule } from './schedule';

/** Between two ISO times. Returns the id of the blocked time. */
export async function addTimeBlock(startAt: string, endAt: string, note: string | null) {
  const client = await backend();
  return unwrap(
    await client.rpc('add_time_block', {
      start_at: startAt,
      end_at: endAt,
      ...(note !== null && { note }),
    }),
  );
}

/** Shows a time that was just blocked. */
export function showBlock(block: Omit<Schedule['blocks'][number], 'created_at'>): void {
  const added = { ...block, created_at: new Date().toISOString() };
  changeSchedule(block.vendor_id, ({ blocks }) => ({
    blocks: withAdded(blocks, added).sort(
      (one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at),
    ),
  }));
}

export async function removeTimeBlock(blockId: string) {
  const client = await backend();
  expectDone(await client.from('vendor_blocks').delete().eq('id', blockId));
}
