// Apart from the page, because the route reads these before the page has loaded.
import type { LeadPageFilter } from '../../api/leadInbox';
import { ALL_LEAD_STATES, statesOfGroup } from '../../leads/leadGroups';

/** How many open offers the dashboard shows. */
export const SHOWN_OFFERS = 4;

/** Open offers, expiring soonest first. */
export const OFFERS: LeadPageFilter = { states: statesOfGroup('new'), sort: 'ending' };

/** Every lead, newest first. */
export const NEWEST: LeadPageFilter = { states: ALL_LEAD_STATES, sort: 'newest' };
