export { SafetyChecklistForm, type SignedChecklist, HazardAdvice } from './SafetyChecklistForm';
