import { currentViewing } from '../auth/authStore';
import { forgetViewing } from './viewing';

/** Shows the administrator's own pages again. A page load, so that nothing read for one is shown to the other. */
function goBack(): void {
  const viewing = currentViewing();
  if (viewing !== null) window.location.assign(`/admin/person/${viewing.person.id}`);
}

/** Leaves a viewing that was ended. */
export function leaveViewing(): void {
  forgetViewing();
  goBack();
}

/** Leaves a viewing that the server no longer answers to; the next load finds that out, and says so. */
export const leaveEndedViewing = goBack;
