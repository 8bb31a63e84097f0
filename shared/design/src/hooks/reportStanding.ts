/** The reader's report about something: none, waiting for an administrator, or reviewed. */
export type ReportStanding = 'none' | 'waiting' | 'settled';

export const REPORT_STANDINGS: Readonly<Record<Exclude<ReportStanding, 'none'>, string>> = {
  waiting: 'You reported this. An administrator will review it.',
  settled: 'You reported this. An administrator reviewed it and kept it.',
};
