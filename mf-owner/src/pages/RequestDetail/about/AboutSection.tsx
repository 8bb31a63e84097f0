import type { RequestDetail } from '@tree-service/market/api/requests';
import {
  contactOf,
  contactOfRequest,
  REQUEST_TIMINGS,
  sharedContactInWords,
  treeItems,
  isKeyOf,
  TREE_CONDITIONS,
} from '@tree-service/domain';
import { RequestPhotos } from '@tree-service/market/features/photos';
import {
  Card,
  DescriptionList,
  Text,
  VStack,
  WrittenText,
  ErrorBoundary,
} from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import { parseEstimate } from '@tree-service/market/api/estimates';
import { EstimateBreakdown } from '@tree-service/market/features/estimate';
import { nameOfVendor } from '../vendors/ownerLead';
import { WorkPlan } from '../../../estimate/WorkPlan';

type Estimated = Pick<RequestDetail, 'category' | 'estimate' | 'request_trees' | 'changed_at'>;

function StoredEstimate({ request }: { request: Estimated }) {
  const estimate = parseEstimate(request.estimate);
  const { category } = request;
  const trees = request.request_trees.map(({ property_tree_id: _known, condition, ...tree }) => ({
    ...tree,
    condition: isKeyOf(TREE_CONDITIONS, condition) ? condition : ('healthy' as const),
  }));
  return (
    <VStack $gap={6}>
      <WorkPlan input={{ category, trees }} estimate={estimate} />
      <EstimateBreakdown estimate={estimate} />
    </VStack>
  );
}

/** The estimate from the time the request was sent or last changed. */
export function EstimateSection({ request }: { request: Estimated }) {
  return (
    <FoldedSection
      title="Estimate"
      description={`From when you ${request.changed_at ? 'last changed' : 'sent'} the request.`}
    >
      <Card>
        <ErrorBoundary
          source="EstimateSection"
          fallback={<Text tone="muted">This estimate is no longer available.</Text>}
        >
          <StoredEstimate request={request} />
        </ErrorBoundary>
      </Card>
    </FoldedSection>
  );
}

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
