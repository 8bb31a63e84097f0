import { defaultLanding, type UserType } from '@tree-service/kernel/contract';
import { startViewing } from '@tree-service/kernel';

/** Shows the pages of a person in this tab, read-only, for a reason that goes into the audit log. */
export async function viewPages(
  person: { readonly id: string; readonly user_type: UserType },
  reason: string,
): Promise<void> {
  await startViewing(person.id, reason);
  // A page load: nothing that was read for the administrator is shown among the person's pages.
  // Once the form that asked for the reason is gone, which would ask whether to leave it.
  setTimeout(() => window.location.assign(defaultLanding(person.user_type)), 0);
}
