import type { DemoAccountName } from './accounts';

/** A state of the demo data that is worth testing. */
export interface QaScene {
  readonly label: string;
  /** The Pro it happens to; the owner is always the demo's owner. */
  readonly vendor: DemoAccountName;
}

/** The ready-made states of the QA panel. */
export const qaScenes = {
  'lead-won': { label: 'Lead just won', vendor: 'pro1' },
  'dispute-open': { label: 'Dispute open', vendor: 'pro1' },
  'weather-hold': { label: 'Weather hold', vendor: 'pro2' },
  'credential-expiring': { label: 'Credential expiring', vendor: 'pro1' },
} as const satisfies Record<string, QaScene>;

export type QaSceneName = keyof typeof qaScenes;

/** Where the QA panel moves the clock of timers to. */
export const qaJumps = {
  release: 'Next 48-hour refund',
  expiry: 'Next offer expiry',
  morning: 'Tomorrow at 7 am',
} as const;

export type QaJumpName = keyof typeof qaJumps;

export function isQaScene(value: unknown): value is QaSceneName {
  return typeof value === 'string' && Object.hasOwn(qaScenes, value);
}

export function isQaJump(value: unknown): value is QaJumpName {
  return typeof value === 'string' && Object.hasOwn(qaJumps, value);
}

/** Where the QA panel of a development server sends what was chosen in it. */
export const QA_ADDRESS = '/qa/';
