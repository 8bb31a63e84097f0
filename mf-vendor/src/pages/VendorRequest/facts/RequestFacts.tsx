import { formatCentsRange, REQUEST_TIMINGS } from '@tree-service/domain';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { HazardAdvice } from '@tree-service/market/features/safety';
import { Card, DescriptionList, Section, Text, VStack } from '@tree-service/design';
import type { LeadDetail } from '../../../api/leads';
import { Paragraphs } from '../../../area/Paragraphs';
import { groupOfLead } from '../../../leads/leadGroups';
import { JobLocation } from '../location/JobLocation';
import { TreeList } from './TreeList';

export function RequestFacts({ lead }: { lead: LeadDetail }) {
  const request = lead.service_requests;
  const ended = groupOfLead(lead.state) === 'closed';
  const photos = [...request.request_photos]
    .sort((one, other) => one.position - other.position)
    .map(({ path }) => path);
  return (
    <Section title="The work">
      <VStack $gap={5}>
        {photos.length > 0 ? (
          <RequestPhotos paths={photos} label="Photos of the trees" />
        ) : (
          <Text tone="muted">
            {ended
              ? 'Photos and access notes are no longer shown.'
              : "The owner didn't add photos."}
          </Text>
        )}
        <HazardAdvice trees={request.request_trees} />
        <Card>
          <TreeList trees={request.request_trees} category={request.category} />
        </Card>
        <Card>
          <DescriptionList
            items={[
              {
                term: 'Description',
                description: <Paragraphs as="div">{request.description}</Paragraphs>,
              },
              {
                term: 'Access',
                description: (
                  <Paragraphs as="div">
                    {request.request_access?.notes ?? (ended ? 'No longer shown' : 'None')}
                  </Paragraphs>
                ),
              },
              { term: 'When', description: REQUEST_TIMINGS[request.timing] },
              {
                term: "Owner's estimate",
                description: formatCentsRange(
                  request.estimate_low_cents,
                  request.estimate_high_cents,
                ),
              },
            ]}
          />
        </Card>
        <JobLocation lead={lead} />
      </VStack>
    </Section>
  );
}
