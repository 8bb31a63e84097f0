import { useQueryClient } from '@tanstack/react-query';
import { ownerPaths } from '../../paths';
import { removeProperty, type Property } from '../../api/properties';
import { messageOf, notify } from '@tree-service/kernel';
import { Button, ConfirmDialog } from '@tree-service/design';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** Takes a property off the list. */
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
    notify.success(`${property.label} is off your list`);
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
        title={`Take ${property.label} off your list?`}
        description="Its requests stay. If work was ever asked for here, adding the same address again brings the property back with its trees; otherwise the trees go with it."
        confirmLabel="Remove property"
        destructive
        onConfirm={remove}
      />
    </>
  );
}
