export { SafetyChecklistForm } from './SafetyChecklistForm';
export type { SignedChecklist } from './checklist';
export { HazardAdvice } from './HazardAdvice';
