import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@tree-service/kernel';
import { useAction } from '@tree-service/design/hooks';
import {
  Button,
  Card,
  Checkbox,
  Heading,
  HStack,
  QueryBoundary,
  Text,
  VStack,
} from '@tree-service/design';
import { useState } from 'react';
import { settleTrees, treesToCheckQuery, type TreeToCheck } from '../../../api/jobs';

const nameOf = ({ label, count }: TreeToCheck) => (count > 1 ? `${count} × ${label}` : label);

/** After a removal: asks once which of its trees are gone, and takes those off the inventory. */
export function TreesGone({ jobId }: { jobId: string }) {
  const trees = useQuery(treesToCheckQuery(jobId));
  return (
    <QueryBoundary query={trees} what="your trees" loading={null}>
      {(removed) =>
        removed.length > 0 && <TreesQuestion key={jobId} jobId={jobId} trees={removed} />
      }
    </QueryBoundary>
  );
}

function TreesQuestion({ jobId, trees }: { jobId: string; trees: readonly TreeToCheck[] }) {
  const [standing, setStanding] = useState<ReadonlySet<string>>(new Set());
  const gone = trees.filter(({ tree_id: id }) => !standing.has(id)).map(({ tree_id: id }) => id);
  const queryClient = useQueryClient();
  const settle = useAction({
    run: (ids: readonly string[]) => settleTrees(jobId, ids),
    failed: "We couldn't update your trees",
    refresh: [['jobs'], ['properties']],
    show: () => queryClient.setQueryData(treesToCheckQuery(jobId).queryKey, []),
    onDone: (removed) =>
      notify.success(removed > 0 ? 'Your tree list is up to date' : 'The trees stay on your list'),
  });
  const keep = (id: string, isGone: boolean) =>
    setStanding((known) => new Set([...known, id].filter((one) => one !== id || !isGone)));
  return (
    <Card as="section" aria-labelledby="trees-gone" $tone="brand" data-screen-only>
      <VStack $gap={4}>
        <div>
          <Heading level={2} size="lg" id="trees-gone">
            {trees.length === 1 ? 'Is this tree gone?' : 'Are these trees gone?'}
          </Heading>
          <Text spaceAbove={1}>
            Trees that are gone move to your property's past trees, dated the day of the work.
          </Text>
        </div>
        <VStack $gap={2} $align="start">
          {trees.map((tree) => (
            <Checkbox
              key={tree.tree_id}
              label={nameOf(tree)}
              hint={tree.species !== null && tree.species !== tree.label ? tree.species : undefined}
              checked={!standing.has(tree.tree_id)}
              onChange={({ target }) => keep(tree.tree_id, target.checked)}
            />
          ))}
        </VStack>
        <HStack $gap={3} $wrap>
          <Button
            loading={settle.isPending}
            disabled={gone.length === 0}
            onClick={() => settle.mutate(gone)}
          >
            {gone.length === 1 ? "Yes, it's gone" : "Yes, they're gone"}
          </Button>
          <Button variant="outline" disabled={settle.isPending} onClick={() => settle.mutate([])}>
            {trees.length === 1 ? "No, it's still standing" : "No, they're all still standing"}
          </Button>
        </HStack>
      </VStack>
    </Card>
  );
}
