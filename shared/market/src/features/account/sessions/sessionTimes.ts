import type { PersonalSession } from '../../../api/sessions';
import { formatAge, formatMoment } from '@tree-service/domain';

/** A session is seen when it renews its hourly token; in between nothing more is known. */
const KNOWN_TO_MS = 65 * 60_000;

/** "active in the past hour", "last active 3 hours ago". */
export const lastActive = ({ last_seen_at }: PersonalSession, now: Date): string =>
  now.getTime() - new Date(last_seen_at).getTime() < KNOWN_TO_MS
    ? 'active in the past hour'
    : `last active ${formatAge(last_seen_at, now)}`;

/** "Signed in Nov 20, 8:00 AM · last active 3 hours ago"; the session in use is active now. */
export const sessionTimes = (session: PersonalSession, now: Date): string =>
  `Signed in ${formatMoment(session.started_at)}${session.is_current ? '' : ` · ${lastActive(session, now)}`}`;
