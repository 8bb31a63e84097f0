import { FieldMessage, Grid, Text, VStack } from '@tree-service/design';
import { TextField, type SchemaForm } from '@tree-service/design/forms';
import { useWatch } from 'react-hook-form';
import { OPTION_NAMES, usedOptions } from './lineParts';
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
