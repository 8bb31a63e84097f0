import type { UserType } from '@tree-service/kernel/contract';
import { Button } from '@tree-service/design';
import { ReasonDialog } from '@tree-service/design/forms';
import { viewPages } from './viewPages';

interface ViewAsButtonProps {
  readonly person: { readonly id: string; readonly user_type: UserType };
  readonly name: string;
}

/** Asks for a reason, then shows the pages of an owner or a Pro as they see them. */
export function ViewAsButton({ person, name }: ViewAsButtonProps) {
  return (
    <ReasonDialog
      keepLabel="Cancel"
      trigger={<Button variant="outline">View as</Button>}
      title={`View as ${name}?`}
      description="You see their pages as they do for up to half an hour, and can't change anything. They can see afterwards that an administrator looked, when, and why."
      label="Reason"
      hint="Saved to the audit log and shown to the person."
      draft={`view-as/${person.id}`}
      confirmLabel="Start viewing"
      onConfirm={(reason) => viewPages(person, reason)}
    />
  );
}
