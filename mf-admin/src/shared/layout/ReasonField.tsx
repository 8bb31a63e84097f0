import { requiredText, TextAreaField } from '@tree-service/design/forms';

const MOST_CHARACTERS = 500;

/** The reason of a form with a `ReasonField`; the same number goes to both. */
export const requiredReason = (mostCharacters = MOST_CHARACTERS) =>
  requiredText('Please enter a reason', mostCharacters);

interface ReasonFieldProps {
  /** Who reads it besides administrators, or what to write. */
  readonly note?: string;
  /** As many as the database takes; 500 when absent. */
  readonly mostCharacters?: number;
}

/** Why an administrator does this: the field `reason` of the form around. */
export function ReasonField({ note, mostCharacters = MOST_CHARACTERS }: ReasonFieldProps) {
  const kept = 'Saved to the audit log.';
  return (
    <TextAreaField
      name="reason"
      label="Reason"
      hint={note === undefined ? kept : `${note} ${kept}`}
      counterMax={mostCharacters}
    />
  );
}
