import { paths } from '@tree-service/shared/contract';
import { CheckboxField } from '@tree-service/shared/forms';
import { Link } from '@tree-service/shared/ui';

/** The box that accepts terms and privacy notice, in a form with a boolean field `terms`. */
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
