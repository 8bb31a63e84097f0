export { LateReport } from './LateReport';
export { firstStart, JobStartFields, jobStartEntries, savedStart, startOf } from './JobStartFields';
