import { useQuery } from '@tanstack/react-query';
import { ownerPaths } from '../../../paths';
import type { Property } from '../../../api/properties';
import { propertyTreesQuery, readAllTrees } from '../../../api/propertyTrees';
import { useAction } from '@tree-service/design/hooks';
import { saveTextFile } from '@tree-service/kernel/native';
import { Button, Dialog, EmptyState, HStack, QueryBoundary, Section } from '@tree-service/design';
import { noTrees } from '@tree-service/design/illustrations';
import { Download, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useAddressDialog } from '../../../area/useAddressDialog';
import { treesCsv } from '../../Properties/portfolioCsv';
import { TreeForm } from './TreeForm';
import { Inventory } from './Inventory';
import { TreeDialog } from './TreeDialog';

/** Id of the open tree. */
const TREE = 'tree';

/** The trees of a property. */
export function InventorySection({ property }: { property: Property }) {
  const dialog = useAddressDialog(TREE);
  const [isAdding, setIsAdding] = useState(false);
  const query = useQuery(propertyTreesQuery(property.id));
  const save = useAction({
    run: async () => saveTextFile('trees.csv', treesCsv(await readAllTrees(property.id))),
    done: 'Saved as trees.csv',
    failed: "We couldn't save the file",
    refresh: [],
  });

  return (
    <Section
      title="Trees"
      actions={
        <HStack $gap={2} $wrap>
          <Button
            asLink
            variant="outline"
            size="sm"
            to={`${ownerPaths.propertyImport()}?list=trees`}
          >
            <Upload size={16} aria-hidden />
            Import
          </Button>
          {query.data && query.data.length > 0 && (
            <Button
              variant="outline"
              size="sm"
              loading={save.isPending}
              onClick={() => save.mutate()}
            >
              <Download size={16} aria-hidden />
              Export
            </Button>
          )}
          <Button size="sm" onClick={() => setIsAdding(true)}>
            <Plus size={16} aria-hidden />
            Add tree
          </Button>
        </HStack>
      }
    >
      <QueryBoundary query={query} what="the trees">
        {(trees) =>
          trees.length > 0 ? (
            <Inventory property={property} trees={trees} onOpen={dialog.open} />
          ) : (
            <EmptyState picture={noTrees} title="No trees yet" level={3}>
              Trees from your requests are added automatically. You can also add trees one by one or
              import a list.
            </EmptyState>
          )
        }
      </QueryBoundary>
      <TreeDialog
        property={property}
        tree={query.data?.find(({ id }) => id === dialog.opened) ?? null}
        onClose={dialog.close}
      />
      <Dialog open={isAdding} onOpenChange={setIsAdding} title="Add tree">
        <TreeForm propertyId={property.id} tree={null} onClose={() => setIsAdding(false)} />
      </Dialog>
    </Section>
  );
}
