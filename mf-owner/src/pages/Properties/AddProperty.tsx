import { useQueryClient } from '@tanstack/react-query';
import { ownerPaths } from '../../paths';
import { addProperty } from '../../api/properties';
import { Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
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
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useSchemaForm<PropertyValues, PropertyAnswer>(propertySchema, {
    defaultValues: { label: '', address: '', zip: '' },
  });
  const add = async (answer: PropertyAnswer) => {
    const id = await addProperty(factsOf(answer));
    notify.success('Property added');
    // First, because an owner without properties finds this form where the list is afterwards.
    await navigate(ownerPaths.property(id));
    await queryClient.invalidateQueries({ queryKey: ['properties'] });
  };
  return (
    <Form form={form} draft="property" onSubmit={add} label="Add property">
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
        description="We look up the city and time zone from the ZIP code. Pros see the exact address only after you share it."
      >
        <AddForm onCancel={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
