import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import { Page } from '@tree-service/design';
import { Prose } from '../../article/Prose';
import { aboutText } from './aboutText';

/** What the marketplace is for and the rules it holds to. */
export default function AboutPage() {
  return (
    <Page
      title={`About ${PRODUCT_NAME}`}
      description="Why this marketplace for tree work exists, the rules it holds to, how it earns and where its prices come from."
      lead="A marketplace for tree work that shows its work."
      width="narrow"
    >
      <Prose sections={aboutText} />
    </Page>
  );
}
