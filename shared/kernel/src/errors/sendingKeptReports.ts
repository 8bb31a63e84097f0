import { ownAuthState } from '../auth/authStore';
import { backend } from '../backend/backend';
import { BackendError } from '../backend/backendError';
import { insertErrorLog } from '../backend/errorLogs';
import { browserStorage } from '../browserStorage';
import { privacyChoices } from '../privacyChoices';
import { isPassing, KEPT_REPORTS_KEY, type KeptReport } from './keptReport';

const FIRST_WAIT = 15_000;
const LONGEST_WAIT = 5 * 60_000;

let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;

const lines = () => (browserStorage.read(KEPT_REPORTS_KEY) ?? '').split('\n').filter(Boolean);

function forget(sent: string): void {
  // Read again: another tab may have kept or sent some meanwhile.
  const others = lines().filter((line) => line !== sent);
  if (others.length === 0) browserStorage.remove(KEPT_REPORTS_KEY);
  else browserStorage.write(KEPT_REPORTS_KEY, `${others.join('\n')}\n`);
}

function isKeptReport(value: unknown): value is KeptReport {
  return typeof value === 'object' && value !== null && 'at' in value && 'entry' in value;
}

function keptReportOf(line: string): KeptReport | null {
  try {
    const value: unknown = JSON.parse(line);
    return isKeptReport(value) ? value : null;
  } catch {
    // Something else wrote there.
    return null;
  }
}

async function send({ at, entry }: KeptReport): Promise<void> {
  const { context } = entry;
  const facts = typeof context === 'object' && !Array.isArray(context) ? context : {};
  // The person signed in now can report for themselves alone.
  const isOwn = entry.user_id === (ownAuthState().user?.id ?? null);
  await insertErrorLog(await backend(), {
    ...entry,
    user_id: isOwn ? entry.user_id : null,
    context: { ...facts, occurred_at: at },
  });
}

/** Whether a report has to wait on; one that is refused for good, or has arrived before, is done with. */
function hasToWait(failure: unknown): boolean {
  return isPassing(failure) || (failure instanceof BackendError && failure.hint === 'too_fast');
}

async function sendOne(line: string): Promise<void> {
  const kept = keptReportOf(line);
  try {
    if (kept && privacyChoices.isAllowed('errorReports')) await send(kept);
  } catch (failure) {
    if (hasToWait(failure)) throw failure;
  }
  forget(line);
}

/** Sends the reports that wait in this browser, the oldest first; what fails is tried again later. */
export async function sendKept(): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(timer);
  timer = undefined;
  try {
    for (const line of lines()) await sendOne(line);
    wait = FIRST_WAIT;
  } catch (failure) {
    console.info('Error reports wait until the backend answers again.', failure);
    sendKeptLater();
  } finally {
    isSending = false;
  }
}

function again(): void {
  window.removeEventListener('online', again);
  void sendKept();
}

/** Sends the reports that wait in this browser in a while, or as soon as it is online again. */
export function sendKeptLater(): void {
  if (timer !== undefined) return;
  timer = setTimeout(again, wait);
  wait = Math.min(wait * 2, LONGEST_WAIT);
  window.addEventListener('online', again);
}
