import { Page } from '@tree-service/design';
import { Prose } from '../../article/Prose';
import { termsText } from './termsText';

/** The terms of use. */
export default function TermsPage() {
  return (
    <Page
      title="Terms"
      description="The rules of this marketplace for tree work: estimates and quotes, what owners and Pros owe each other, reviews and disputes."
      lead="The rules between owners, Pros and us, in plain words."
      width="narrow"
    >
      <Prose sections={termsText} />
    </Page>
  );
}
