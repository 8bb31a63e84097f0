/** How something stands with the reader: not reported, waiting for an administrator, or looked at. */
export type ReportStanding = 'none' | 'waiting' | 'settled';

/** What the reader is told about what they have reported. */
export const REPORT_STANDINGS: Readonly<Record<Exclude<ReportStanding, 'none'>, string>> = {
  waiting: 'You reported this; an administrator will look at it.',
  settled: 'You reported this; an administrator has looked at it and kept it.',
};
