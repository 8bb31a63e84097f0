import { insertErrorLog, type ErrorLogEntry } from '../backend/errorLogs';
import { ownAuthState } from '../auth/authStore';
import { backend } from '../backend/backend';
import { isOrdinaryRefusal, isReadOnlyRefusal } from '../backend/backendError';
import { isKnownToBeOn } from '../flags/knownFlag';
import { pageHost } from '../host/host';
import { notify } from '../notices/notify';
import { countError, type ErrorReport } from './errorMetrics';
import { privacyChoices } from '../privacyChoices';
import { isPassing } from './keptReport';
import { keepReport, sendKeptReports } from './keptReports';
import { messageOf } from './messageOf';

// What error_logs accepts, in characters.
const LONGEST = { message: 2000, source: 200, stack: 20_000, agent: 500, address: 2000 } as const;

// A component that fails on every render must not become a storm of writes.
const MOST_SAVED_PER_MINUTE = 20;
let minute = 0;
let savedThisMinute = 0;

function maySave(): boolean {
  const now = Math.floor(Date.now() / 60_000);
  if (now !== minute) {
    minute = now;
    savedThisMinute = 0;
  }
  savedThisMinute += 1;
  return savedThisMinute <= MOST_SAVED_PER_MINUTE;
}

// Half an emoji at the end would have the database refuse the whole report.
const shortened = (message: string) =>
  message.slice(0, LONGEST.message).replace(/[\uD800-\uDBFF]$/, '');

function developerMessage(error: unknown): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : messageOf(error);
  return shortened(message);
}

function causeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.cause === undefined) return undefined;
  return shortened(messageOf(error.cause, '')) || undefined;
}

// The fragment and the query of an address may carry tokens and what people typed.
function placeOf({ origin, pathname }: Location): string {
  return (origin + pathname).slice(0, LONGEST.address);
}

/** The release of the shell, and of the remote whose page is shown. */
function releasesHere(): Record<string, string> {
  const host = pageHost();
  const release = host?.running().shell ?? null;
  const shown = host?.shownRemote() ?? null;
  return {
    ...(release !== null && { release }),
    ...(shown !== null && { remote: shown.name }),
    ...(typeof shown?.version === 'string' && { remote_version: shown.version }),
  };
}

/** By it a report that is sent again, because no answer came, is known to have arrived. */
function newReportKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  );
}

async function save(entry: ErrorLogEntry): Promise<void> {
  let hasToWait = false;
  try {
    await insertErrorLog(await backend(), entry);
  } catch (failure) {
    console.error('An error report could not be saved.', failure, entry);
    hasToWait = isPassing(failure);
    if (hasToWait) keepReport(entry);
  }
  sendKeptReports(hasToWait);
}

/**
 * Reports a failure: counts it, shows it in the developer's console, saves it to error_logs, and
 * tells people when it is critical. A report that the backend could not take is sent once it
 * answers again. Refusals while viewing as someone else are ignored. Ordinary refusals are shown to
 * people but not saved. Never throws and never waits.
 */
export function reportError(error: unknown, report: ErrorReport = {}): void {
  if (isReadOnlyRefusal(error)) return;
  const { severity = 'error', category = 'unknown', source, context } = report;
  if (report.showToast ?? severity === 'critical') {
    notify.error('Something went wrong', { description: messageOf(error) });
  }
  if (isOrdinaryRefusal(error)) return;
  countError(severity, category);
  console.error(`[${category}] ${source ?? 'unknown source'}:`, error);
  if (!privacyChoices.isAllowed('errorReports')) return;
  if (!maySave() || !isKnownToBeOn('error_reporting')) return;
  const cause = causeOf(error);
  void save({
    report_key: newReportKey(),
    message: developerMessage(error),
    severity,
    category,
    source: source?.slice(0, LONGEST.source) ?? null,
    context: {
      ...releasesHere(),
      ...context,
      ...(cause === undefined ? {} : { cause }),
    },
    stack_trace: error instanceof Error ? (error.stack ?? '').slice(0, LONGEST.stack) : null,
    user_id: ownAuthState().user?.id ?? null,
    user_agent: navigator.userAgent.slice(0, LONGEST.agent),
    url: placeOf(window.location),
  });
}
