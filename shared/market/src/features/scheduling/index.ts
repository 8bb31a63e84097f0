export { JobStartFields } from './JobStartFields';
export { firstStart, jobStartEntries, savedStart, startOf } from './jobStart';
