import type { DemoVendor } from '../market/createVendors';
import type { Exchange } from '../words/messages';
import type { Story } from './story';

/** A Pro opens the offer. */
export async function view(story: Story, vendor: DemoVendor): Promise<void> {
  await story.act(vendor.id, 'select public.view_lead($1)', [story.leadOf(vendor.id)]);
}

/** A Pro opens and accepts the offer. */
export async function accept(story: Story, vendor: DemoVendor): Promise<void> {
  await view(story, vendor);
  story.advance(0.2);
  await story.act(vendor.id, 'select public.accept_lead($1, $2)', [
    story.leadOf(vendor.id),
    story.context.random.uuid(),
  ]);
}

/** A Pro declines; the next in rank gets the offer. */
export async function decline(story: Story, vendor: DemoVendor, reason: string): Promise<void> {
  await story.act(vendor.id, 'select public.decline_lead($1, $2)', [
    story.leadOf(vendor.id),
    reason,
  ]);
  await story.readLeads();
}

/** One side writes a message. */
export async function sendMessage(
  story: Story,
  vendor: DemoVendor,
  from: 'owner' | 'vendor',
  body: string,
): Promise<void> {
  await story.act(
    from === 'owner' ? story.owner.id : vendor.id,
    'select public.send_message((select id from public.conversations where lead_id = $1), $2, $3)',
    [story.leadOf(vendor.id), body, story.context.random.uuid()],
  );
}

/** Both sides write in turn, some minutes apart. */
export async function exchangeMessages(
  story: Story,
  vendor: DemoVendor,
  exchange: Exchange,
): Promise<void> {
  for (const { from, body } of exchange) {
    await sendMessage(story, vendor, from, body);
    story.advance(story.context.random.between(5, 50) / 60);
  }
  await story.act(
    vendor.id,
    'select public.mark_conversation_read((select id from public.conversations where lead_id = $1))',
    [story.leadOf(vendor.id)],
  );
}

/** A timer acts on a lead: the offer expires, or tokens held for a silent owner are refunded. */
export async function fireLeadTimer(
  story: Story,
  vendor: DemoVendor,
  event: 'expire' | 'release',
): Promise<void> {
  await fireTimer(story, 'lead', story.leadOf(vendor.id), event);
  await story.readLeads();
}

/** Fires one timer of the story now. */
export async function fireTimer(
  story: Story,
  machine: string,
  subject: string,
  event: string,
): Promise<void> {
  await story.actAsSystem(
    `with fired as (
       select t.id, private.fire_timer(t, now()) as took_effect from private.timers t
       where t.machine = $1 and t.subject_id = $2 and t.event = $3 and t.fired_at is null
     )
     update private.timers t set fired_at = now() from fired where t.id = fired.id`,
    [machine, subject, event],
  );
}
