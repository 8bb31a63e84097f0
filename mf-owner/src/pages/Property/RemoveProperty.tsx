import { useQueryClient } from '@tanstack/react-query';
import { ownerPaths } from '../../paths';
import { removeProperty, type Property } from '../../api/properties';
import { messageOf, notify } from '@tree-service/kernel';
import { Button, ConfirmDialog } from '@tree-service/design';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** A button that removes a property after confirmation. */
export function RemoveProperty({ property }: { property: Property }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    try {
      await removeProperty(property.id);
    } catch (error) {
      throw new Error(messageOf(error), { cause: error });
    }
    notify.success(`${property.label} removed`);
    await navigate(ownerPaths.properties(), { replace: true });
    await queryClient.invalidateQueries({ queryKey: ['properties'] });
  };
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        Remove this property
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Remove ${property.label}?`}
        description="Its requests stay in your list. If it has requests, you can restore it with its trees by adding the same address again. Otherwise its trees are deleted."
        confirmLabel="Remove property"
        destructive
        onConfirm={remove}
      />
    </>
  );
}
