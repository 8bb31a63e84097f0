import { Grid, Text, VStack } from '@tree-service/design';
import {
  Form,
  FormActions,
  NumberField,
  optionalText,
  requiredText,
  TextAreaField,
  TextField,
  typedNumber,
  useSchemaForm,
} from '@tree-service/design/forms';
import { SERVICE_CATEGORIES, SERVICES } from '@tree-service/domain';
import { notify } from '@tree-service/kernel';
import { useState } from 'react';
import * as v from 'valibot';
import { useGuardedEdit } from '../shared/layout/useGuardedEdit';
import { AddAround } from './AddAround';
import { saveMarket, type Market } from './markets.api';

const least = () => typedNumber('a whole number', { min: 0, max: 20, whole: true });

/** ZIP codes from a typed or pasted list, each once and in order; null when something in it is none. */
export function zipsIn(list: string): readonly string[] | null {
  const parts = list.split(/[\s,;]+/).filter((part) => part !== '');
  if (parts.some((part) => !/^\d{5}(-\d{4})?$/.test(part))) return null;
  return [...new Set(parts.map((part) => part.slice(0, 5)))].sort();
}

const schema = v.object({
  name: requiredText('Please enter a name', 80),
  zips: v.pipe(
    v.string(),
    v.check((list) => zipsIn(list) !== null, 'Please list 5-digit ZIP codes, such as 78701, 78704'),
    v.transform((list) => zipsIn(list) ?? []),
  ),
  tree_removal: least(),
  stump_grinding: least(),
  arborist: least(),
  maintenance: least(),
  emergency: least(),
  reason: optionalText(500),
});

type Typed = v.InferOutput<typeof schema>;

function inputOf(market: Market | null) {
  const number = (service: (typeof SERVICE_CATEGORIES)[number]) =>
    String(market?.least_vendors[service] ?? 2);
  return {
    name: market?.name ?? '',
    zips: market?.zips.map(({ zip }) => zip).join(', ') ?? '',
    tree_removal: number('tree_removal'),
    stump_grinding: number('stump_grinding'),
    arborist: number('arborist'),
    maintenance: number('maintenance'),
    emergency: number('emergency'),
    reason: '',
  };
}

/** Adds a market, or changes one. */
export function MarketForm({
  market,
  onSaved,
  onClose,
}: {
  /** As it is stored now; null adds one. */
  readonly market: Market | null;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}) {
  const form = useSchemaForm(schema, { defaultValues: inputOf(market) });
  const { control } = form;
  // One draft per version: restoring an older draft would undo later changes.
  const [draft] = useState(
    market === null ? 'market/new' : `market/${market.id}/${market.version}`,
  );
  const { send, conflict } = useGuardedEdit({
    version: market?.version ?? 0,
    draft,
    refresh: [['markets']],
    save: ({ name, zips, reason, ...least_vendors }: Typed, version) =>
      saveMarket(market && { id: market.id, version }, { name, zips, least_vendors }, reason),
    show: () => undefined,
    onSaved: ({ id }, { name }) => {
      notify.success(`${name} saved`);
      onSaved(id);
    },
    onTakeTheirs: () => form.reset(inputOf(market)),
    stored: market && `Saved version: ${market.name}, ${market.zips.length} ZIP codes.`,
  });
  const add = (found: readonly string[]) => {
    const known = form.getValues('zips');
    form.setValue('zips', (zipsIn(`${known} ${found.join(' ')}`) ?? found).join(', '), {
      shouldDirty: true,
      shouldValidate: true,
    });
  };
  return (
    <Form
      form={form}
      draft={draft}
      label={market === null ? 'Add market' : `Edit ${market.name}`}
      onSubmit={send}
    >
      <TextField
        name="name"
        control={control}
        label="Name"
        hint="The name people use, such as Waco"
      />
      <TextAreaField
        name="zips"
        control={control}
        label="ZIP codes"
        hint="Separate them with commas, spaces or line breaks. A ZIP code can be in only one market."
      />
      <AddAround onFound={add} />
      <VStack $gap={2}>
        <Text weight="semibold">Insured Pros needed in every ZIP code before it opens</Text>
        <Text size="sm" tone="muted">
          With 0, the market opens without Pros for that service.
        </Text>
        <Grid $min="9rem" $gap={4}>
          {SERVICE_CATEGORIES.map((service) => (
            <NumberField
              key={service}
              name={service}
              control={control}
              label={SERVICES[service].name}
              whole
            />
          ))}
        </Grid>
      </VStack>
      {market?.status === 'open' && (
        <TextAreaField
          name="reason"
          control={control}
          label="Reason, if Pros are missing"
          hint="Needed when the change leaves places without enough Pros. Saved to the audit log."
          optional
        />
      )}
      {conflict}
      <FormActions submit="Save market" onCancel={onClose} />
    </Form>
  );
}
