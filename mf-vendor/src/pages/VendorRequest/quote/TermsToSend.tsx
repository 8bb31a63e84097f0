import { Accordion, Link, Text, VStack, WrittenText } from '@tree-service/design';
import { vendorPaths } from '../../../paths';

/** The terms that go with the quote being written. */
export function TermsToSend({ terms }: { terms: string | null }) {
  if (terms === null) {
    return (
      <Text size="sm" tone="muted">
        No terms go with this quote. You can <Link to={vendorPaths.pricing()}>write them once</Link>{' '}
        for all your quotes.
      </Text>
    );
  }
  return (
    <Accordion
      items={[
        {
          id: 'terms-to-send',
          title: 'Your terms go with this quote',
          content: (
            <VStack $gap={2}>
              <WrittenText>{terms}</WrittenText>
              <Link to={vendorPaths.pricing()}>Edit your terms</Link>
            </VStack>
          ),
        },
      ]}
    />
  );
}
