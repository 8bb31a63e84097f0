import { Page } from '@tree-service/design';
import { Prose } from '../../article/Prose';
import { careersText } from './careersText';

export default function CareersPage() {
  return (
    <Page
      title="Careers"
      description="Work on a marketplace for tree care that shows its work: open positions, how we work and how to contact us."
      lead="Help us build a marketplace that shows its work."
      width="narrow"
    >
      <Prose sections={careersText} />
    </Page>
  );
}
