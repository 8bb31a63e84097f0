import { paths, PRODUCT_NAME } from '@tree-service/kernel/contract';
import { Button, HStack, Page, VStack } from '@tree-service/design';
import { writtenReport } from '@tree-service/design/illustrations';
import { Prose } from '../../article/Prose';
import { aboutText } from './aboutText';

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
