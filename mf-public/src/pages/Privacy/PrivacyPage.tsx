// A chunk of its own: the route loads it.
import { Page } from '@tree-service/design';
import { Prose } from '../../article/Prose';
import { privacyText } from './privacyText';

export default function PrivacyPage() {
  return (
    <Page
      title="Privacy"
      description="What we store about you and why, who can see it, what stays in your browser, and how to download or delete it."
      lead="What we store, who can see it, and what we don't do."
      width="narrow"
    >
      <Prose sections={privacyText} />
    </Page>
  );
}
