import type { Property } from '../../../api/properties';
import { removePropertyTree, showTree, type PropertyTree } from '../../../api/propertyTrees';
import { formatDay, SERVICES, statusOfRequest, treeSize } from '@tree-service/domain';
import { RequestPhotos } from '@tree-service/market/features/photos';
import {
  Alert,
  Button,
  DescriptionList,
  Dialog,
  Heading,
  HStack,
  Link,
  Timeline,
  type TimelineEvent,
  VStack,
} from '@tree-service/design';
import { Pencil } from 'lucide-react';
import { useAction } from '@tree-service/design/hooks';
import { useEffect, useRef, useState } from 'react';
import { ReasonForm } from '@tree-service/design/forms';
import { paths } from '@tree-service/kernel/contract';
import { TreeForm } from './TreeForm';
import { RequestForTrees } from './RequestForTrees';
import { conditionOf, describeTreeEvent } from './TreeTable';

type Mode = 'look' | 'edit' | 'remove';

function TreeFacts({ tree }: { tree: PropertyTree }) {
  return (
    <DescriptionList
      items={[
        { term: 'Species', description: tree.species ?? 'Not specified' },
        { term: 'Size', description: treeSize(tree) || 'Not measured' },
        { term: 'Count', description: tree.count },
        { term: 'Condition', description: conditionOf(tree.condition).label },
        { term: 'Location', description: tree.position_note ?? 'Not specified' },
      ]}
    />
  );
}

type Dated = TimelineEvent & { dateTime: string };

export interface TreeHistoryProps {
  tree: Pick<PropertyTree, 'property_tree_events' | 'request_trees'>;
}

function changesOf(tree: TreeHistoryProps['tree']): Dated[] {
  return tree.property_tree_events.map((event) => {
    const { title, details } = describeTreeEvent(event);
    return {
      id: `event-${event.id}`,
      title,
      text: details ?? undefined,
      time: formatDay(event.created_at),
      dateTime: event.created_at,
      tone: 'neutral',
    };
  });
}

function requestsOf(tree: TreeHistoryProps['tree']): Dated[] {
  return tree.request_trees.flatMap(({ id, service_requests: request }) =>
    request === null
      ? []
      : [
          {
            id: `request-${id}`,
            title: (
              <Link to={paths.requestDetail(request.id)}>
                {SERVICES[request.category].name}, #{request.number}
              </Link>
            ),
            text: statusOfRequest(request).label,
            time: formatDay(request.created_at),
            dateTime: request.created_at,
            tone: 'brand',
          },
        ],
  );
}

/** Changes to a tree and requests for it, newest first. */
export function TreeHistory({ tree }: TreeHistoryProps) {
  const events = [...changesOf(tree), ...requestsOf(tree)].sort((one, other) =>
    other.dateTime.localeCompare(one.dateTime),
  );
  return <Timeline events={events} />;
}

function Look({
  property,
  tree,
  onMode,
}: {
  property: Property;
  tree: PropertyTree;
  onMode: (mode: Mode) => void;
}) {
  return (
    <VStack $gap={6}>
      {tree.removed_at !== null && (
        <Alert tone="neutral" title={`Removed on ${formatDay(tree.removed_at)}`}>
          {tree.removal_reason}
        </Alert>
      )}
      <TreeFacts tree={tree} />
      <RequestPhotos paths={tree.photos} label={tree.label} />
      <HStack $gap={3} $wrap>
        {tree.removed_at === null && (
          <RequestForTrees property={property} trees={[tree]}>
            Get quotes
          </RequestForTrees>
        )}
        <Button variant="outline" onClick={() => onMode('edit')}>
          <Pencil size={18} aria-hidden />
          {tree.removed_at === null ? 'Edit' : 'Restore tree'}
        </Button>
        {tree.removed_at === null && (
          <Button variant="ghost" onClick={() => onMode('remove')}>
            Mark as removed
          </Button>
        )}
      </HStack>
      <VStack $gap={3}>
        <Heading level={3} size="md">
          History
        </Heading>
        <TreeHistory tree={tree} />
      </VStack>
    </VStack>
  );
}

function Remove({ tree, onDone }: { tree: PropertyTree; onDone: () => void }) {
  const remove = useAction({
    run: (reason: string) => removePropertyTree(tree.id, reason),
    done: 'Tree marked as removed',
    failed: null,
    refresh: [['properties']],
    show: (_, reason) =>
      showTree({
        ...tree,
        removed_at: new Date().toISOString(),
        removal_reason: reason,
        version: tree.version + 1,
      }),
  });
  return (
    <ReasonForm
      keepLabel="Cancel"
      label="What happened to the tree?"
      missing="Please describe what happened to the tree"
      mostCharacters={500}
      draft={`tree-removed/${tree.id}`}
      confirmLabel="Mark as removed"
      onClose={onDone}
      onConfirm={remove.mutateAsync}
    />
  );
}

/** One tree of the inventory: its facts, photos, history and actions. */
export function TreeDialog({
  property,
  tree,
  onClose,
}: {
  property: Property;
  tree: PropertyTree | null;
  onClose: () => void;
}) {
  const [mode, setMode] = useState<Mode>('look');
  const content = useRef<HTMLDivElement>(null);
  const focusedMode = useRef(mode);
  // The button that changed the mode is gone, and its focus with it.
  useEffect(() => {
    if (focusedMode.current === mode) return;
    focusedMode.current = mode;
    content.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, [mode]);
  const close = () => {
    setMode('look');
    onClose();
  };
  return (
    <Dialog
      isInAddress
      open={tree !== null}
      onOpenChange={(open) => !open && close()}
      title={tree?.label ?? 'Tree'}
      description={
        mode === 'remove' ? 'Its history is kept, and you can restore it at any time.' : undefined
      }
    >
      {tree !== null && (
        <div ref={content}>
          {mode === 'look' && <Look property={property} tree={tree} onMode={setMode} />}
          {mode === 'edit' && (
            <TreeForm propertyId={property.id} tree={tree} onClose={() => setMode('look')} />
          )}
          {mode === 'remove' && <Remove tree={tree} onDone={() => setMode('look')} />}
        </div>
      )}
    </Dialog>
  );
}
