import { treeName, type SizedTree } from '@tree-service/domain';
import { SelectField, type SchemaForm, TextField, CheckboxField } from '@tree-service/design/forms';
import { KeptPhotoField, type KeptPhotos } from '@tree-service/market/features/keptFiles';
import { LineFields, type LineFieldsProps } from '../../../lines/LineFields';
import { useWatch } from 'react-hook-form';
import { FieldMessage, Grid, Text, VStack } from '@tree-service/design';
import { QUOTE_PHOTOS_MAX } from '../../../api/quotes';
import { WHOLE_JOB, partChoices, OPTION_NAMES, usedOptions } from './quoteLine';
import type { QuoteInput, QuoteOutput } from './quoteSchema';

/** The names of the options that lines are part of; nothing without any. */
export function OptionNameFields({ form }: { form: SchemaForm<QuoteInput, QuoteOutput> }) {
  const lines = useWatch({ control: form.control, name: 'lines' });
  const problem = form.formState.errors.choices?.message;
  return (
    <>
      {usedOptions(lines.map(({ part }) => part)).map(({ choice, places }) => (
        <VStack key={choice} $gap={2} role="group" aria-label={`Options of choice ${choice}`}>
          <Text size="sm" tone="muted">
            Choice {choice}: the owner picks exactly one of these options, with all its lines.
          </Text>
          <Grid $min="10rem" $gap={4}>
            {places.map((place) => (
              <TextField
                key={place}
                control={form.control}
                name={`choices.${choice - 1}.names.${place}` as `choices.${number}.names.0`}
                label={`Name of option ${place + 1}`}
                placeholder={OPTION_NAMES[place]}
                maxLength={40}
              />
            ))}
          </Grid>
        </VStack>
      ))}
      {problem !== undefined && <FieldMessage id="option-names-error">{problem}</FieldMessage>}
    </>
  );
}

export interface QuoteLineFieldsProps extends Pick<
  LineFieldsProps,
  'index' | 'removable' | 'onRemove'
> {
  form: SchemaForm<QuoteInput, QuoteOutput>;
  trees: ReadonlyArray<SizedTree & { id: string }>;
}

/** A line of a quote: which tree it is for, and whether the owner chooses it or between it and others. */
export function QuoteLineFields({ form, trees, ...line }: QuoteLineFieldsProps) {
  const { index } = line;
  const [lines, choices] = useWatch({ control: form.control, name: ['lines', 'choices'] });
  const isDiscount = lines[index]?.isDiscount ?? false;
  return (
    <LineFields
      {...line}
      label={isDiscount ? `Line ${index + 1}, discount` : `Line ${index + 1}`}
      isTakenOff={isDiscount}
      kind={
        <SelectField
          control={form.control}
          name={`lines.${index}.tree`}
          label="Applies to"
          options={[
            ...trees.map((tree, place) => ({
              value: tree.id,
              label: trees.length > 1 ? `${place + 1}. ${treeName(tree)}` : treeName(tree),
            })),
            { value: WHOLE_JOB, label: 'The whole job' },
          ]}
        />
      }
    >
      <SelectField
        control={form.control}
        name={`lines.${index}.part`}
        label="In the price"
        options={partChoices(
          lines.map(({ part }) => part),
          choices,
          { isDiscount },
        )}
      />
    </LineFields>
  );
}

/** Photos of a quote being written: those of the last version, and new ones while there is room. */
export function QuotePhotoFields({
  form,
  photos,
  before,
}: {
  form: SchemaForm<QuoteInput, QuoteOutput>;
  photos: KeptPhotos;
  /** How many photos the last version has. */
  before: number;
}) {
  const keeps = useWatch({ control: form.control, name: 'keepPhotos' });
  const room = QUOTE_PHOTOS_MAX - (keeps ? before : 0);
  return (
    <>
      {before > 0 && (
        <CheckboxField
          control={form.control}
          name="keepPhotos"
          label={
            before === 1
              ? 'Keep the photo of the last version'
              : `Keep the ${before} photos of the last version`
          }
        />
      )}
      {room > 0 && (
        <KeptPhotoField
          photos={photos}
          control={form.control}
          name="photos"
          label="Photos"
          hint="Show the owner what you mean: a limb, a stump, your access."
          max={room}
          optional
        />
      )}
    </>
  );
}
