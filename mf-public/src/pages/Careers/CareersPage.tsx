import { Page } from '@tree-service/design';
import { Prose } from '../../article/Prose';
import { careersText } from './careersText';

/** Working with us: what is open, and how we work. */
export default function CareersPage() {
  return (
    <Page
      title="Careers"
      description="Working on a marketplace for tree care that shows its work: what is open, how we work and how to write to us."
      lead="A marketplace that shows its work is made by people who do."
      width="narrow"
    >
      <Prose sections={careersText} />
    </Page>
  );
}
