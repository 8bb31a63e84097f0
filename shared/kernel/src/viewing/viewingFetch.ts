import { currentViewing } from '../auth/authStore';
import { VIEW_AS } from '../backend/viewings';
import { nameOfViewed, type Viewing } from './viewing';
import { leaveEndedViewing } from './leaveViewing';

/** SQLSTATE of a write in a transaction that only reads. */
const READ_ONLY = '25006';

/** What the page does for the administrator, also while it shows someone else's pages. */
const OWN_CALLS =
  /\/rest\/v1\/(error_logs|rpc\/(start_viewing|end_viewing|my_admin_access|issue_admin_pass|record_page_vitals|count_release_load))$/;

/** What pages note when they are opened; nobody pressed anything, so nothing is asked of the server. */
const MARKS = /\/rest\/v1\/rpc\/(view_lead|view_quote|mark_conversation_read)$/;

// These services know the session alone, so they would change the administrator's own things.
const OTHER_SERVICES = /\/(auth|storage|functions)\/v1\//;
const ALLOWED_THERE = [
  /^POST .*\/auth\/v1\/(token|logout)$/,
  /^GET .*\/auth\/v1\//,
  /^(GET|HEAD) .*\/storage\/v1\//,
  /^POST .*\/storage\/v1\/object\/(sign|list)\//,
];

function refusal(viewing: Viewing): Response {
  const message = `You are viewing as ${nameOfViewed(viewing)}. Nothing can be changed.`;
  return Response.json(
    { code: READ_ONLY, message, details: null, hint: 'viewing' },
    { status: 405 },
  );
}

interface Problem {
  readonly code?: unknown;
  readonly hint?: unknown;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const problem: unknown = await response.clone().json();
    return typeof problem === 'object' && problem !== null ? problem : {};
  } catch {
    // Not an answer of the database.
    return {};
  }
}

async function askAsViewed(viewing: Viewing, request: Request): Promise<Response> {
  request.headers.set(VIEW_AS, viewing.id);
  const response = await fetch(request);
  if (response.ok) return response;
  const { code, hint } = await problemOf(response);
  if (hint === 'viewing_over') leaveEndedViewing();
  return code === READ_ONLY ? refusal(viewing) : response;
}

/** As fetch; in a viewing, calls of the Data API read as the person, and nothing else is changed. */
export const viewingFetch: typeof fetch = (input, init) => {
  const viewing = currentViewing();
  if (viewing === null) return fetch(input, init);
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (OWN_CALLS.test(pathname)) return fetch(request);
  if (MARKS.test(pathname)) return Promise.resolve(refusal(viewing));
  if (pathname.includes('/rest/v1/')) return askAsViewed(viewing, request);
  const isAllowed = ALLOWED_THERE.some((one) => one.test(`${request.method} ${pathname}`));
  return OTHER_SERVICES.test(pathname) && !isAllowed
    ? Promise.resolve(refusal(viewing))
    : fetch(request);
};
