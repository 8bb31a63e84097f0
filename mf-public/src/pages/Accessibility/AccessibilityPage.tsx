import { Page } from '@tree-service/design';
import { Prose } from '../../article/Prose';
import type { ProseSection } from '../../article/prose';

const accessibilityText: readonly ProseSection[] = [
  {
    heading: 'What we aim for',
    blocks: [
      'Everyone should be able to get a price, hire a Pro and follow a job here. We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. No outside auditor has reviewed the site, so this is our own assessment, not a certificate.',
    ],
  },
  {
    heading: 'What you can expect',
    blocks: [
      {
        points: [
          'Everything can be done with a keyboard, with the focus always visible.',
          "After you open a page or a step, the focus moves to its heading; if a form can't be sent, to what needs fixing.",
          'Text can be enlarged to 200 percent and pages fit a screen 320 pixels wide.',
          'Light and dark themes follow your device, or your choice in [account settings](/account). Animations stop when your device asks for less motion.',
          'Everything a map or chart shows is also written as text or as a table.',
          'Buttons and links you tap are at least 44 pixels high, except links within a sentence.',
        ],
      },
    ],
  },
  {
    heading: 'How we test',
    blocks: [
      'Automated tests check the pages of visitors, owners, Pros and administrators with axe, in several page states, and go through the main tasks with the keyboard alone. We check color contrast in both themes.',
      'Automated tests find only some of the problems. We have not yet tested the site with people who use screen readers or other assistive technology every day.',
    ],
  },
  {
    heading: 'What does not work well yet',
    blocks: [
      {
        points: [
          'Photos and videos are added by Pros and owners. Some have no description beyond whose work they show, and videos may have no captions.',
          'Documents that Pros attach, such as insurance certificates, may not be readable by a screen reader.',
          'Placing a pin on a map takes some precision. The keyboard can do it, and the pin is optional.',
        ],
      },
    ],
  },
  {
    heading: 'Tell us',
    blocks: [
      "If you have trouble using the site, [contact us](/contact) and tell us which page you were on and what device and browser you use. If a page doesn't work for you, you can also send your request or question that way.",
      'Last reviewed November 22, 2026.',
    ],
  },
];

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
