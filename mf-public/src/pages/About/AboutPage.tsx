import { fairnessInWords, type RuleWords } from '@tree-service/domain';
import { paths, PRODUCT_NAME } from '@tree-service/kernel/contract';
import { Button, HStack, Page, VStack } from '@tree-service/design';
import { writtenReport } from '@tree-service/design/illustrations';
import { Prose } from '../../article/Prose';
import type { ProseSection } from '../../article/prose';

function howProsPay({ numbers }: RuleWords): string {
  const { floor, places, newcomer } = fairnessInWords(numbers);
  return `We're free for owners. Pros pay with tokens when the owner of a request replies. They can also subscribe to a plan that raises their rank; the owner then sees “Promoted” beside their name. A profile that a plan puts first in the directory says “Promoted” too. ${floor} ${places} ${newcomer}`;
}

const aboutText: readonly ProseSection[] = [
  {
    heading: 'Why we built it',
    blocks: [
      "Hiring a tree service is harder than it should be. Prices are opaque, one form leads to twenty phone calls, and it's hard to tell who is insured. It's no easier for Pros: they pay for leads that never reply and are ranked by rules they can't see.",
      'A marketplace that shows its work is better for both sides.',
    ],
  },
  {
    heading: 'Our rules',
    blocks: [
      'Our software enforces these rules:',
      {
        points: [
          ({ vendorsPerRequest }) =>
            `At most ${vendorsPerRequest} can take a request, and both sides see how many did.`,
          'Contact details stay hidden until the owner shares them or accepts a quote.',
          "Tokens are refunded automatically when an owner doesn't reply.",
          'Every estimate is itemized, and every rank is explained.',
          "Anything we haven't verified is marked “not verified”.",
          'We take no deposits, and we remove no review without a public reason.',
        ],
      },
    ],
  },
  {
    heading: 'How we make money',
    blocks: [
      howProsPay,
      'Owners pay Pros directly. We take no share, so we gain nothing from a bigger job than you need.',
    ],
  },
  {
    heading: 'Where the prices come from',
    blocks: [
      "Estimates are based on one price book of national price bands, which you can read in our [cost guides](/services) with the source of each. It doesn't adjust for individual states yet. Pros set their own prices in their quotes.",
    ],
  },
  {
    heading: "Who it's for",
    blocks: [
      'Owners with one tree over the roof, managers with many properties, and tree-care crews who would rather climb than make calls. See [how it works](/how-it-works) for both sides, or [contact us](/contact) with questions.',
    ],
  },
];

export default function AboutPage() {
  return (
    <Page
      title={`About ${PRODUCT_NAME}`}
      description="Why we built this marketplace for tree work, the rules we follow, how we make money and where our prices come from."
      lead="A marketplace for tree work that shows its work."
      picture={writtenReport}
      width="narrow"
    >
      <VStack $gap={10}>
        <div>
          <Prose sections={aboutText} />
        </div>
        <HStack>
          <Button asLink size="lg" to={paths.request()}>
            Get an Estimate
          </Button>
        </HStack>
      </VStack>
    </Page>
  );
}
