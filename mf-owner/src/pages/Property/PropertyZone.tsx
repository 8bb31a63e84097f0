import { Button, Dialog, HStack, Text } from '@tree-service/design';
import { Form, FormActions, oneOf, SelectField, useSchemaForm } from '@tree-service/design/forms';
import { useAction } from '@tree-service/design/hooks';
import { PLACE_ZONES, placeZoneInWords, placeZoneOptions } from '@tree-service/domain';
import { showRows } from '@tree-service/market/api/showRows';
import { useState } from 'react';
import * as v from 'valibot';
import { refusedIfChanged, useEditBase } from '../../area/FieldConflict';
import { correctPropertyZone, type Property } from '../../api/properties';

type ZoneOf = Pick<Property, 'id' | 'time_zone' | 'version'>;

const schema = v.object({ time_zone: oneOf(PLACE_ZONES, 'Please choose a time zone') });

function ZoneForm({ property, onClose }: { property: ZoneOf; onClose: () => void }) {
  const base = useEditBase(property);
  const [options] = useState(placeZoneOptions);
  const form = useSchemaForm(schema, { defaultValues: { time_zone: property.time_zone } });
  const store = useAction({
    run: ({ time_zone }: v.InferOutput<typeof schema>) =>
      correctPropertyZone(property.id, time_zone, base.expectedVersion),
    done: 'Time zone saved',
    failed: null,
    refresh: [['properties'], ['requests']],
    show: (saved) => showRows<Property>([saved]),
    onDone: onClose,
  });
  return (
    <Form
      form={form}
      draft={null}
      onSubmit={(answer) => refusedIfChanged(store.mutateAsync(answer))}
      label="Time zone of the property"
    >
      <SelectField
        control={form.control}
        name="time_zone"
        label="Time zone"
        options={options}
        hint="Agreed times don't move; they're shown on the new clock to you and your Pro. Check them afterwards."
      />
      <FormActions submit="Save time zone" onCancel={onClose} />
    </Form>
  );
}

/** The clock of a property, and a button to correct it: along borders, that of the ZIP code can be wrong. */
export function PropertyZone({ property }: { property: ZoneOf }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <HStack $gap={3} $wrap>
      <Text>Times here are in {placeZoneInWords(property.time_zone)}.</Text>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        Change time zone
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Time zone of the property">
        <ZoneForm property={property} onClose={() => setIsOpen(false)} />
      </Dialog>
    </HStack>
  );
}
