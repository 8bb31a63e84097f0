import { daysInWords } from './amounts';
import { capitalized } from './capitalized';
import { isKeyOf } from './isKeyOf';
import { formatCents } from './money';
import { NOTIFICATION_KINDS, type WordedFacts } from './notificationKinds';
import { momentInZone } from './zonedTime';

/** The facts of a notification, as stored. */
export type NotificationFacts = Readonly<Record<string, unknown>>;

function factsOf(data: NotificationFacts, isVendor: boolean): WordedFacts {
  const text = (name: string): string => {
    const value = data[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const business = text('business') || 'The Pro';
  const customer = text('customer') || 'The customer';
  const left = data['hours_left'];
  const cents = data['amount_cents'];
  const highest = data['highest_cents'];
  const moment = text('scheduled_for');
  return {
    text,
    business,
    customer,
    other: isVendor ? customer : business,
    request: text('request_number') ? `request #${text('request_number')}` : 'your request',
    amount:
      typeof cents === 'number'
        ? formatCents(cents) + (typeof highest === 'number' ? ` to ${formatCents(highest)}` : '')
        : '',
    left: typeof left === 'number' ? `in ${daysInWords(left / 24)}` : 'soon',
    when: moment ? momentInZone(moment, text('time_zone') || 'UTC') : '',
    count: typeof data['count'] === 'number' ? data['count'] : 1,
  };
}

/**
 * The text of a notification for an owner or, with `isVendor`, for a Pro. A kind from a newer server gets a
 * general text.
 */
export function notificationText(
  kindName: string,
  data: NotificationFacts,
  isVendor: boolean,
): string {
  if (!isKeyOf(NOTIFICATION_KINDS, kindName)) return 'You have a new notification';
  const said = NOTIFICATION_KINDS[kindName].says(factsOf(data, isVendor));
  return capitalized(said);
}
