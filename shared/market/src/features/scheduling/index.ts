export { firstStart, JobStartFields, jobStartEntries, savedStart, startOf } from './JobStartFields';
