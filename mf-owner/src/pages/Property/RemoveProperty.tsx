import { ownerPaths } from '../../paths';
import { removeProperty, type Property } from '../../api/properties';
import { hideRows } from '@tree-service/market/api/showRows';
import { useAction } from '@tree-service/design/hooks';
import { Button, ConfirmDialog } from '@tree-service/design';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** A button that removes a property after confirmation. */
export function RemoveProperty({ property }: { property: Property }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useAction({
    run: () => removeProperty(property.id),
    done: `${property.label} removed`,
    failed: null,
    refresh: [['properties']],
    show: () => {
      hideRows([['properties']], [property.id]);
      void navigate(ownerPaths.properties(), { replace: true });
    },
  });
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        Remove this property
      </Button>
      <ConfirmDialog
        cancelLabel="Cancel"
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Remove ${property.label}?`}
        description="Its requests stay in your list. If it has requests, you can restore it with its trees by adding the same address again. Otherwise its trees are deleted."
        confirmLabel="Remove property"
        destructive
        onConfirm={() => remove.mutateAsync()}
      />
    </>
  );
}
