export {
  forgetFormDraft,
  forgetFormDraftsOf,
  keepFormDraft,
  readFormDraft,
  type DraftValues,
} from './formDrafts';
export { useCloseQuestion } from './useLeaveQuestion';
export { useDraftName, useServerDraft } from './useServerDraft';
