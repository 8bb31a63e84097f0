import type { Handler } from '../answering.ts';
import { refusal } from '../refusal.ts';
import { paymentsOf } from './environment.ts';
import { follow, type Following } from './follow.ts';
import { ForgedNotice } from './provider.ts';

/** Posts what the payment provider gives notice of. */
export const paymentWebhook: Handler = (request, variables) =>
  answerWebhook(request, paymentsOf(variables));

/**
 * Answers 200 once everything a notice tells of is posted, and 400 to a notice the provider did not
 * sign. Rejects when it could not be posted; the provider sends the notice again.
 */
export async function answerWebhook(
  request: Request,
  following: Following | null,
): Promise<Response> {
  if (!following) return refusal(503, 'payments_off', 'Payments are not set up.');
  if (request.method !== 'POST') {
    return refusal(405, 'method_not_allowed', 'This address takes POST.');
  }
  const { server, provider } = following;
  const body = await request.text();
  try {
    const notice = await provider.noticeOf(body, request.headers.get('stripe-signature') ?? '');
    const isNew = await server.call<boolean>('begin_payment_event', {
      event_id: notice.id,
      event_type: notice.type,
    });
    if (!isNew) return Response.json({ posted: false });
    if (notice.about) await follow(following, notice.about);
    await server.call('finish_payment_event', { event_id: notice.id });
    return Response.json({ posted: true });
  } catch (error) {
    if (error instanceof ForgedNotice) return refusal(400, 'bad_signature', error.message);
    throw error;
  }
}
