export { ChangedMeanwhile } from './ChangedMeanwhile';
export { ConflictAlert } from './ConflictAlert';
export { useGuardedSave } from './useGuardedSave';
