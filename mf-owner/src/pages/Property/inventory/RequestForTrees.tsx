import type { Property } from '../../../api/properties';
import type { PropertyTree } from '../../../api/propertyTrees';
import type { ButtonVariant } from '@tree-service/design';
import type { ReactNode } from 'react';
import { draftFrom, answersFromInventory } from '../../../newRequest/draftFrom';
import { StartRequest } from '../../../newRequest/StartRequest';

/** Opens the request form with the property and these trees filled in. */
export function RequestForTrees({
  property,
  trees,
  variant,
  children,
}: {
  property: Property;
  trees: readonly PropertyTree[];
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  return (
    <StartRequest
      variant={variant}
      prepare={() => draftFrom(answersFromInventory(trees), { property }, Date.now())}
    >
      {children}
    </StartRequest>
  );
}
