import { Page } from '@tree-service/design';
import { Prose } from '../../article/Prose';
import { termsText } from './termsText';

export default function TermsPage() {
  return (
    <Page
      title="Terms"
      description="The rules of this marketplace for tree work: estimates and quotes, obligations of owners and Pros, reviews and disputes."
      lead="The rules for owners, Pros and us, in plain English."
      width="narrow"
    >
      <Prose sections={termsText} />
    </Page>
  );
}
