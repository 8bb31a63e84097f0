export { ChangedMeanwhile } from './ChangedMeanwhile';
export { useGuardedSave } from './useGuardedSave';
