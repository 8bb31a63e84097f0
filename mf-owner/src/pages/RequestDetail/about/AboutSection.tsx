import type { RequestDetail } from '@tree-service/market/api/requests';
import {
  contactOf,
  contactOfRequest,
  REQUEST_TIMINGS,
  sharedContactInWords,
  treeItems,
} from '@tree-service/domain';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { Card, DescriptionList, Text, VStack, WrittenText } from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import { nameOfVendor } from '../vendors/ownerLead';

function whoSeesTheContact(request: RequestDetail): string {
  return sharedContactInWords(
    contactOfRequest(request),
    request.leads.filter((lead) => contactOf(lead) === 'shared').map(nameOfVendor),
  );
}

export function AboutSection({ request }: { request: RequestDetail }) {
  const place = request.properties;
  return (
    <FoldedSection title="Your request">
      <Card>
        <VStack $gap={5}>
          <WrittenText as="div">{request.description}</WrittenText>
          <RequestPhotos paths={request.request_photos.map(({ path }) => path)} label="The trees" />
          <DescriptionList
            items={[
              ...treeItems(request.request_trees, request.category),
              { term: 'When', description: REQUEST_TIMINGS[request.timing] },
              ...(request.request_access === null
                ? []
                : [
                    {
                      term: 'Access',
                      description: (
                        <WrittenText as="div">{request.request_access.notes}</WrittenText>
                      ),
                    },
                  ]),
              ...(place === null
                ? []
                : [
                    {
                      term: 'Where',
                      description: `${place.address}, ${place.city}, ${place.state} ${place.zip}`,
                    },
                  ]),
            ]}
          />
          <Text size="sm" tone="muted">
            {whoSeesTheContact(request)}
          </Text>
        </VStack>
      </Card>
    </FoldedSection>
  );
}
