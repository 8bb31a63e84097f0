import { crewInWords, treeItems } from '@tree-service/domain';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { HazardAdvice } from '@tree-service/market/features/safety';
import { DescriptionList, Text, VStack } from '@tree-service/design';
import styled from 'styled-components';
import type { CrewJob } from '../../api/crewDay';

const Words = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** What is to be done, how to get there, and photos. */
export function JobWork({ job, token }: { job: CrewJob; token: string }) {
  const { access_notes: access, category, description, trees } = job;
  const crew = crewInWords(job);
  return (
    <VStack $gap={4}>
      <HazardAdvice trees={trees} />
      <DescriptionList
        items={[
          ...treeItems(trees, category),
          { term: 'Work', description: <Words as="span">{description}</Words> },
          ...(crew === null ? [] : [{ term: 'Crew', description: crew }]),
          { term: 'Access', description: <Words as="span">{access ?? 'No notes'}</Words> },
        ]}
      />
      <RequestPhotos paths={job.photos} label="Photos of the trees" crewToken={token} />
    </VStack>
  );
}
