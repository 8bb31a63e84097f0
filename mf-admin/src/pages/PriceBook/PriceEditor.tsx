import { useMemo, useState } from 'react';
import {
  savePriceBook,
  type PriceBand,
  type PriceChange,
} from '@tree-service/market/api/priceBook';
import { useIdempotencyKey } from '@tree-service/design/hooks';
import { Form, SubmitButton, useSchemaForm } from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { Alert, Button, HStack, Section, Text, VStack } from '@tree-service/design';
import { DecideButton } from '../../caseFile/DecideButton';
import { useRefresh } from '../../layout/useRefresh';
import { PriceFields } from './PriceFields';
import { priceChanges, priceInput, priceSchema } from './priceForm';
import { PricePreview } from './PricePreview';

/** Changes prices: typed, looked at on example jobs, and only then saved as a new version. */
export function PriceEditor({ book }: { readonly book: readonly PriceBand[] }) {
  const refresh = useRefresh(['price_book'], ['estimates']);
  const keyFor = useIdempotencyKey();
  const [tried, setTried] = useState<PriceChange[] | null>(null);
  const schema = useMemo(() => priceSchema(book), [book]);
  const form = useSchemaForm(schema, { defaultValues: priceInput(book) });
  const save = async (changes: PriceChange[], reason: string) => {
    const { version } = await savePriceBook(changes, reason, keyFor({ changes, reason }));
    notify.success(`Version ${version} is in force`);
    await refresh();
  };
  return (
    <VStack $gap={8}>
      <Form form={form} label="Prices" onSubmit={(typed) => setTried(priceChanges(book, typed))}>
        <PriceFields book={book} control={form.control} />
        <HStack $gap={3} $wrap>
          <SubmitButton>Preview</SubmitButton>
          <Button
            variant="ghost"
            onClick={() => {
              form.reset(priceInput(book));
              setTried(null);
            }}
          >
            Back to the prices in force
          </Button>
        </HStack>
      </Form>
      {tried !== null && (
        <div role="status">
          {tried.length === 0 ? (
            <Alert>No price differs from the version in force.</Alert>
          ) : (
            <Section
              title="Preview"
              description={`${tried.length === 1 ? '1 band differs' : `${tried.length} bands differ`}. Nothing is saved yet.`}
              actions={
                <DecideButton
                  label="Save as a new version"
                  title="Save these prices"
                  variant="default"
                  hint="Kept in the audit log."
                  onDecide={(reason) => save(tried, reason)}
                >
                  <Text>
                    New estimates use these prices at once. Estimates stored with requests keep
                    theirs.
                  </Text>
                </DecideButton>
              }
            >
              <PricePreview changes={tried} />
            </Section>
          )}
        </div>
      )}
    </VStack>
  );
}
