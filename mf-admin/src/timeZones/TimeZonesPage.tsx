import { Alert, Card, Text, VStack } from '@tree-service/design';
import {
  Form,
  FormActions,
  oneOf,
  requiredText,
  SelectField,
  TextAreaField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { PLACE_ZONES, placeZoneInWords, placeZoneOptions } from '@tree-service/domain';
import { useState } from 'react';
import * as v from 'valibot';
import { AdminPage } from '../shared/layout/AdminPage';
import { useDecision } from '../shared/layout/useDecision';
import { correctZipZone, readZipZone, type ZipZone } from './timeZones.api';

const zipSchema = v.object({
  zip: v.pipe(v.string(), v.trim(), v.regex(/^\d{5}$/, 'Please enter a 5-digit ZIP code')),
});

const correctionSchema = v.object({
  time_zone: oneOf(PLACE_ZONES, 'Please choose a time zone'),
  reason: requiredText('Please enter a reason', 500),
});

type Correction = v.InferOutput<typeof correctionSchema>;

const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

function CorrectZone({
  place,
  onCorrected,
}: {
  place: ZipZone;
  onCorrected: (place: ZipZone, what: string) => void;
}) {
  const [options] = useState(placeZoneOptions);
  const form = useSchemaForm(correctionSchema, {
    defaultValues: { time_zone: place.time_zone, reason: '' },
  });
  const correct = useDecision({
    run: ({ time_zone, reason }: Correction) => correctZipZone(place.zip, time_zone, reason),
    refresh: [],
    onDone: ({ properties, requests, vendors, time_zone }) =>
      onCorrected(
        { ...place, time_zone },
        `Saved. ${counted(properties, 'property', 'properties')}, ${counted(requests, 'request', 'requests')} and ${counted(vendors, 'Pro', 'Pros')} followed.`,
      ),
  });
  return (
    <Form
      form={form}
      draft={null}
      label={`Time zone of ${place.zip}`}
      onSubmit={async (answer) => void (await correct.mutateAsync(answer))}
    >
      <SelectField
        control={form.control}
        name="time_zone"
        label="Correct time zone"
        options={options}
      />
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason"
        hint="Kept in the audit log."
        counterMax={500}
      />
      <FormActions submit="Save time zone" />
    </Form>
  );
}

/** Corrects the time zone of a ZIP code, for all its properties, requests and Pros. */
export default function TimeZonesPage() {
  const [place, setPlace] = useState<ZipZone | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const form = useSchemaForm(zipSchema, { defaultValues: { zip: '' } });
  return (
    <AdminPage
      title="Time zones"
      lead="Correct the time zone of a ZIP code near a border. Owners can correct their own property."
    >
      <VStack>
        <Card>
          <Form
            form={form}
            draft={null}
            label="Find a ZIP code"
            onSubmit={async ({ zip }) => {
              const found = await readZipZone(zip);
              setPlace(found);
              setSaved(null);
              setMissing(found === null ? zip : null);
            }}
          >
            <TextField
              control={form.control}
              name="zip"
              label="ZIP code"
              inputMode="numeric"
              maxLength={5}
            />
            <FormActions submit="Find" />
          </Form>
        </Card>
        {missing !== null && (
          <Alert tone="warning" role="status">
            No ZIP code {missing}. Check the number.
          </Alert>
        )}
        {place !== null && (
          <Card>
            <VStack>
              <Text role="status">
                {place.zip} {place.city}, {place.state}: {placeZoneInWords(place.time_zone)}.{' '}
                {saved}
              </Text>
              <Text size="sm" tone="muted">
                Agreed times stay the same moments and are shown on the new clock. Properties whose
                owner chose a time zone keep it.
              </Text>
              <CorrectZone
                key={`${place.zip} ${place.time_zone}`}
                place={place}
                onCorrected={(corrected, what) => {
                  setPlace(corrected);
                  setSaved(what);
                }}
              />
            </VStack>
          </Card>
        )}
      </VStack>
    </AdminPage>
  );
}
