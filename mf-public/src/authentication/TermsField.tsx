import { paths } from '@tree-service/kernel/contract';
import { CheckboxField } from '@tree-service/design/forms';
import { Link, Text } from '@tree-service/design';

/** The terms checkbox of a form with a boolean field `terms`. */
export function TermsField() {
  return (
    <CheckboxField<{ terms: boolean }>
      name="terms"
      label={
        <>
          I accept the <Link to={paths.terms()}>terms</Link> and the{' '}
          <Link to={paths.privacy()}>privacy notice</Link>
        </>
      }
    />
  );
}

/** What someone accepts who creates an account without the checkbox. */
export function TermsNote() {
  return (
    <Text size="sm" tone="muted">
      By creating an account, you accept the <Link to={paths.terms()}>terms</Link> and the{' '}
      <Link to={paths.privacy()}>privacy notice</Link>.
    </Text>
  );
}
