import { updateProperty, type Property } from '../../api/properties';
import { useAction } from '@tree-service/design/hooks';
import { showRows } from '@tree-service/market/api/showRows';
import { Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
import { Button, Dialog } from '@tree-service/design';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { differencesOf, FieldConflict } from '../../area/FieldConflict';
import { refusedIfChanged, useEditBase } from '../../area/useEditBase';
import { PropertyFields } from '../Properties/PropertyFields';
import {
  factsOf,
  propertySchema,
  type PropertyAnswer,
  type PropertyValues,
} from '../Properties/propertySchema';

const LABELS = { label: 'Name', address: 'Street address', zip: 'ZIP code' } as const;

const valuesOf = ({ label, address, zip }: Property) => ({ label, address, zip });

export interface EditPropertyProps {
  property: Property;
  /** While a request is open the address cannot change. */
  isPlaceFixed: boolean;
}

function EditForm({
  property,
  isPlaceFixed,
  onClose,
}: EditPropertyProps & { onClose: () => void }) {
  const base = useEditBase(property);
  const form = useSchemaForm<PropertyValues, PropertyAnswer>(propertySchema, {
    defaultValues: valuesOf(property),
  });
  const typed = form.watch();
  const store = useAction({
    run: (answer: PropertyAnswer) =>
      updateProperty(property.id, factsOf(answer), base.expectedVersion),
    done: 'Property saved',
    failed: null,
    refresh: [['properties']],
    show: (saved) => showRows<Property>([saved]),
    onDone: onClose,
  });

  return (
    <Form
      form={form}
      draft={`property/${property.id}`}
      onSubmit={(answer) => refusedIfChanged(store.mutateAsync(answer))}
      label="Edit property"
    >
      {base.isOutdated && (
        <FieldConflict
          differences={differencesOf(LABELS, valuesOf(property), typed)}
          onKeepTyped={base.adopt}
          onTakeSaved={() => {
            form.reset(valuesOf(property));
            base.adopt();
          }}
        />
      )}
      <PropertyFields form={form} isPlaceFixed={isPlaceFixed} />
      <FormActions submit="Save property" onCancel={onClose} />
    </Form>
  );
}

/** A button with the dialog that edits the property. */
export function EditProperty(props: EditPropertyProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Pencil size={18} aria-hidden />
        Edit
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Edit property">
        <EditForm {...props} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
