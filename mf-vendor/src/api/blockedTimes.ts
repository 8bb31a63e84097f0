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

/** The times of a calendar file, and what they replace. */
export interface BusyImport {
  readonly calendar: string | null;
  readonly replaced: readonly { event_uid: string; occurrence: string | null }[];
  readonly times: readonly {
    starts_at: string;
    ends_at: string;
    note: string | null;
    event_uid: string | null;
    occurrence: string | null;
  }[];
}

/** Replaces what was imported of a calendar before. Returns all blocked times that are not over. */
export async function importBusyTimes({ calendar, replaced, times }: BusyImport) {
  const client = await backend();
  return unwrap(
    await client.rpc('import_busy_times', {
      // A blank name is none.
      calendar: calendar ?? '',
      replaced: replaced.map((event) => ({ ...event })),
      times: times.map((time) => ({ ...time })),
    }),
  );
}

/** Shows a time that was just blocked. */
export function showBlock(
  block: Pick<Schedule['blocks'][number], 'id' | 'vendor_id' | 'starts_at' | 'ends_at' | 'note'>,
): void {
  const added = {
    ...block,
    calendar: null,
    event_uid: null,
    occurrence: null,
    created_at: new Date().toISOString(),
  };
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
