import { mayHaveUnsavedInput } from './unsavedInput';

const DONE_KEY = 'tree-service-reloaded-for-release';

/**
 * Loads the page again to get the current release, at most once per session (so that a broken release
 * cannot make a page reload for ever) and never over something typed. Returns whether it does.
 */
export function reloadOnce(): boolean {
  if (mayHaveUnsavedInput()) return false;
  try {
    if (window.sessionStorage.getItem(DONE_KEY) !== null) return false;
    window.sessionStorage.setItem(DONE_KEY, new Date().toISOString());
  } catch {
    // Without a memory of having done it, once could become for ever.
    return false;
  }
  window.location.reload();
  return true;
}
