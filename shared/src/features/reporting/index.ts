export { ReportButton } from './ReportButton';
export { REPORT_STANDINGS, type ReportStanding } from './reportStanding';
