import { addTimeBlock, removeTimeBlock, showBlock } from '../../../api/blockedTimes';
import type { Schedule } from '../../../api/schedule';
import { hideRows } from '@tree-service/market/api/showRows';
import { formatMoment, timeZoneName, zonedToIso } from '@tree-service/domain';
import {
  FormActions,
  DateField,
  Form,
  optionalText,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Grid, Text, VStack } from '@tree-service/design';
import * as v from 'valibot';
import { useBusinessAction } from '../../../business/useBusinessAction';
import { RemovableList } from './RemovableList';

type Block = Schedule['blocks'][number];
type NewBlock = Pick<Block, 'starts_at' | 'ends_at' | 'note'>;

const moment = (missing: string) => v.pipe(v.string(missing), v.isoDateTime(missing));

const schema = v.pipe(
  v.object({
    start: moment('Please choose when it starts'),
    end: moment('Please choose when it ends'),
    note: optionalText(120),
  }),
  v.forward(
    v.partialCheck(
      [['start'], ['end']],
      ({ start, end }) => end > start,
      'The end must be after the start',
    ),
    ['end'],
  ),
);

const empty = { start: '', end: '', note: '' };

/** ISO time of "2026-11-23T08:30", local time. */
function momentOf(local: string, timeZone: string): string {
  const [date = '', time = ''] = local.split('T');
  return zonedToIso(date, time, timeZone) ?? '';
}

export function BlockedTimes({ blocks, timeZone }: { blocks: readonly Block[]; timeZone: string }) {
  const form = useSchemaForm(schema, { defaultValues: empty });
  const run = (_vendorId: string, { starts_at, ends_at, note }: NewBlock) =>
    addTimeBlock(starts_at, ends_at, note);
  const show = (id: string, block: NewBlock, vendorId: string) =>
    showBlock({ ...block, id, vendor_id: vendorId });
  const add = useBusinessAction({
    run,
    done: 'Time blocked',
    failed: null,
    show,
    onDone: () => form.reset(empty),
  });
  const restore = useBusinessAction({
    run,
    done: 'Time blocked again',
    failed: "We couldn't block the time again",
    show,
  });
  const remove = useBusinessAction<Block>({
    run: (_vendorId, { id }) => removeTimeBlock(id),
    done: 'Blocked time removed',
    failed: "We couldn't remove the blocked time",
    show: (_, { id }, vendorId) => hideRows([['vendors', vendorId]], [id]),
    next: { label: 'Undo', go: (block) => restore.mutate(block) },
  });
  return (
    <VStack $gap={5}>
      <RemovableList
        items={blocks.map((block) => ({
          key: block.id,
          title: block.note ?? 'Not available',
          text: `${formatMoment(block.starts_at, timeZone)} to ${formatMoment(block.ends_at, timeZone)}`,
          busy: remove.isPending && remove.variables.id === block.id,
          onRemove: () => remove.mutate(block),
        }))}
      />
      <Form
        form={form}
        draft="blocked-time"
        label="Block time"
        gap={4}
        onSubmit={async ({ start, end, note }) =>
          void (await add.mutateAsync({
            starts_at: momentOf(start, timeZone),
            ends_at: momentOf(end, timeZone),
            note: note ?? null,
          }))
        }
      >
        <Grid $min="13rem" $gap={4}>
          <DateField control={form.control} name="start" label="From" withTime />
          <DateField control={form.control} name="end" label="To" withTime />
          <TextField
            control={form.control}
            name="note"
            label="Note"
            placeholder="Dentist"
            optional
          />
        </Grid>
        <Text size="sm" tone="muted">
          Times are in your time zone ({timeZoneName(new Date().toISOString(), timeZone)}). Only you
          can see the note.
        </Text>
        <FormActions submit="Block time" />
      </Form>
    </VStack>
  );
}
