import type { DemoVendor } from '../market/createVendors';
import type { Work } from '../words/trees';
import { fireTimer } from './leadSteps';
import { textIn, type Story } from './story';

/** What a demo quote consists of. */
export interface QuoteFacts {
  /** Where the total lies between the estimate's low (0) and high (1) end. */
  share: number;
  message: string;
  startsInDays: number;
  validDays?: number;
}

const LINES: Record<Work['category'], readonly [string, number][]> = {
  tree_removal: [
    ['Take down the tree', 0.72],
    ['Chip and haul branches and wood', 0.2],
    ['Rake and clean up', 0.08],
  ],
  emergency: [
    ['Make safe and remove', 0.75],
    ['Haul away', 0.25],
  ],
  maintenance: [
    ['Pruning by certified climbers', 0.8],
    ['Chip and haul branches', 0.2],
  ],
  stump_grinding: [
    ['Grind below ground level', 0.85],
    ['Fill with soil and clean up', 0.15],
  ],
  arborist: [
    ['Visit and assessment', 0.6],
    ['Written report', 0.4],
  ],
};

/** A Pro sends a quote; a second one is a new version. */
export async function quote(story: Story, vendor: DemoVendor, facts: QuoteFacts): Promise<void> {
  const [range] = await story.context.asProduct<{ low: number; high: number }>(
    'select estimate_low_cents as low, estimate_high_cents as high from public.service_requests where id = $1',
    [story.requestId],
  );
  if (!range) throw new Error('The request is gone.');
  const total = range.low + (range.high - range.low) * facts.share;
  const lines = LINES[story.work.category].map(([description, part]) => {
    return {
      description,
      quantity: 1,
      unit_price_cents: Math.max(500, Math.round((total * part) / 500) * 500),
    };
  });
  const [answer] = await story.act(
    vendor.id,
    `select public.send_quote($1, $2::jsonb, $3, current_date + $4::int, $5, $6) as answer`,
    [
      story.leadOf(vendor.id),
      JSON.stringify(lines),
      facts.message,
      facts.startsInDays,
      facts.validDays ?? 30,
      story.context.random.uuid(),
    ],
  );
  story.quotes.set(vendor.id, textIn(answer?.['answer'], 'id'));
}

/** The owner opens a quote. */
export async function viewQuote(story: Story, vendor: DemoVendor): Promise<void> {
  await story.act(story.owner.id, 'select public.view_quote($1)', [story.quotes.get(vendor.id)]);
}

/** The owner asks for a changed quote. */
export async function askForChanges(story: Story, vendor: DemoVendor, note: string): Promise<void> {
  await story.act(story.owner.id, 'select public.request_quote_changes($1, $2)', [
    story.quotes.get(vendor.id),
    note,
  ]);
}

export async function declineQuote(
  story: Story,
  vendor: DemoVendor,
  reason: string,
): Promise<void> {
  await story.act(story.owner.id, 'select public.decline_quote($1, $2)', [
    story.quotes.get(vendor.id),
    reason,
  ]);
}

/** A quote is no longer valid. */
export async function expireQuote(story: Story, vendor: DemoVendor): Promise<void> {
  await fireTimer(story, 'quote', story.quotes.get(vendor.id) ?? '', 'expire');
}

/** The owner accepts a quote; the job begins. */
export async function award(story: Story, vendor: DemoVendor): Promise<void> {
  const [answer] = await story.act(story.owner.id, 'select public.accept_quote($1, $2) as answer', [
    story.quotes.get(vendor.id),
    story.context.random.uuid(),
  ]);
  story.jobId = textIn(answer?.['answer'], 'job_id');
}
