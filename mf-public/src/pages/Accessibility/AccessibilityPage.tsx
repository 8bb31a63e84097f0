import { Page } from '@tree-service/design';
import { Prose } from '../../article/Prose';
import { accessibilityText } from './accessibilityText';

export default function AccessibilityPage() {
  return (
    <Page
      title="Accessibility"
      description="Which accessibility standard we work to, how we test, what does not work well yet, and how to tell us about a problem."
      lead="What we aim for, how we test it, and what does not work well yet."
      width="narrow"
    >
      <Prose sections={accessibilityText} />
    </Page>
  );
}
