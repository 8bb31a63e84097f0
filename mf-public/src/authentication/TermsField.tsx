import { paths } from '@tree-service/kernel/contract';
import { CheckboxField } from '@tree-service/design/forms';
import { Link } from '@tree-service/design';

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
