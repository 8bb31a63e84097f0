export { forgetFormDraft, forgetFormDraftsOf, keepFormDraft, readFormDraft } from './formDrafts';
export { useCloseQuestion } from './useCloseQuestion';
