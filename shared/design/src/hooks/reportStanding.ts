/** How something stands with the reader: not reported, waiting for an administrator, or looked at. */
export type ReportStanding = 'none' | 'waiting' | 'settled';

/** What the reader is told about what they have reported. */
export const REPORT_STANDINGS: Readonly<Record<Exclude<ReportStanding, 'none'>, string>> = {
  waiting: 'You reported this. An administrator will review it.',
  settled: 'You reported this. An administrator reviewed it and kept it.',
};
