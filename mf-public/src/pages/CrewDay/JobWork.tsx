import { crewInWords, lineInWords, treeItems } from '@tree-service/domain';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { HazardAdvice } from '@tree-service/market/features/safety';
import { DescriptionList, space, Text, VStack } from '@tree-service/design';
import styled from 'styled-components';
import type { CrewJob } from '../../api/crewDay';

const Words = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Lines = styled.ul`
  margin: 0;
  padding-left: ${space(5)};
  overflow-wrap: anywhere;
`;

/** "Change 1, removed: Tree 2: Stump grinding (16 inches)". */
function agreedInWords(line: CrewJob['agreed'][number], hasSeveralTrees: boolean): string {
  const change =
    line.change === null ? '' : `Change ${line.change}${line.left_out ? ', removed' : ''}: `;
  const tree = line.tree !== null && hasSeveralTrees ? `Tree ${line.tree}: ` : '';
  return change + tree + lineInWords(line);
}

/** What is to be done, how to get there, and photos. */
export function JobWork({ job, token }: { job: CrewJob; token: string }) {
  const { access_notes: access, agreed, category, description, trees } = job;
  const crew = crewInWords(job);
  return (
    <VStack $gap={4}>
      <HazardAdvice trees={trees} />
      <DescriptionList
        items={[
          ...treeItems(trees, category),
          {
            term: 'Agreed work',
            description: (
              <Lines>
                {agreed.map((line) => (
                  <li key={`${line.change} ${line.position}`}>
                    {agreedInWords(line, trees.length > 1)}
                  </li>
                ))}
              </Lines>
            ),
          },
          { term: 'Request', description: <Words as="span">{description}</Words> },
          ...(crew === null ? [] : [{ term: 'Crew', description: crew }]),
          { term: 'Access', description: <Words as="span">{access ?? 'No notes'}</Words> },
        ]}
      />
      <RequestPhotos paths={job.photos} label="Photos of the trees" crewToken={token} />
    </VStack>
  );
}
