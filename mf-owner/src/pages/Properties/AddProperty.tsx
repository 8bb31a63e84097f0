import { ownerPaths } from '../../paths';
import { addProperty } from '../../api/properties';
import { Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
import { useAction } from '@tree-service/design/hooks';
import { untilShared } from '@tree-service/domain';
import { Button, Dialog } from '@tree-service/design';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PropertyFields } from './PropertyFields';
import {
  factsOf,
  propertySchema,
  type PropertyAnswer,
  type PropertyValues,
} from './propertySchema';

function AddForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  const form = useSchemaForm<PropertyValues, PropertyAnswer>(propertySchema, {
    defaultValues: { label: '', address: '', zip: '' },
  });
  const add = useAction({
    run: (answer: PropertyAnswer) => addProperty(factsOf(answer)),
    done: 'Property added',
    failed: null,
    refresh: [['properties']],
    // The page of the property reads it.
    show: (id) => void navigate(ownerPaths.property(id)),
  });
  return (
    <Form
      form={form}
      draft="property"
      onSubmit={async (answer) => void (await add.mutateAsync(answer))}
      label="Add property"
    >
      <PropertyFields form={form} />
      <FormActions submit="Add property" onCancel={onCancel} />
    </Form>
  );
}

/** A button with the dialog that adds a property. */
export function AddProperty() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Plus size={20} aria-hidden />
        Add property
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Add property"
        description={`We look up the city and time zone from the ZIP code. The street address stays hidden ${untilShared('it')}.`}
      >
        <AddForm onCancel={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
