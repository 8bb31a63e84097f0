export {
  forgetFormDraft,
  forgetFormDraftsOf,
  keepFormDraft,
  readFormDraft,
  type DraftValues,
} from './formDrafts';
export { useCloseQuestion } from './useCloseQuestion';
export { useDraftName, useServerDraft } from './useServerDraft';
