import { fireTimer } from './leadSteps';
import type { Story } from './story';

export async function cancel(story: Story, reason: string): Promise<void> {
  await story.act(story.owner.id, 'select public.cancel_request($1, $2)', [
    story.requestId,
    reason,
  ]);
}

/** Fourteen days pass without an award. */
export async function expire(story: Story): Promise<void> {
  await fireTimer(story, 'request', story.requestId, 'expire');
}

/** A completed request is closed. */
export async function close(story: Story): Promise<void> {
  await story.actAsSystem(`select private.transition('request', $1, 'close', 'system')`, [
    story.requestId,
  ]);
}

export async function rejectAsSpam(story: Story, reason: string): Promise<void> {
  const { adminId } = story.context;
  await story.actAsSystem(
    `select private.transition('request', $1, 'reject_spam', 'admin', $2)`,
    [story.requestId, reason],
    adminId,
  );
  await story.actAsSystem('select private.close_leads($1, null)', [story.requestId]);
}
