import { Page } from '@tree-service/design';
import { Prose } from '../../article/Prose';
import { privacyText } from './privacyText';

/** What is kept about people and who sees it. */
export default function PrivacyPage() {
  return (
    <Page
      title="Privacy"
      description="What this marketplace keeps about you and why, who sees it, what stays in your browser, and how to take it with you or delete it."
      lead="What we keep, who sees it, and what we leave alone."
      width="narrow"
    >
      <Prose sections={privacyText} />
    </Page>
  );
}
