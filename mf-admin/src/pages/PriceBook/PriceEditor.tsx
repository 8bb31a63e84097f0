import { useMemo, useState } from 'react';
import { priceBookQuery, type PriceBand } from '@tree-service/market/api/priceBook';
import { Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
import { queryClient } from '@tree-service/kernel';
import { Alert, Section, Text, VStack } from '@tree-service/design';
import { savePriceBook, type PriceChange } from '../../api/priceBook';
import { DecideButton } from '../../caseFile/DecideButton';
import { useSaveAsVersion } from '../../layout/useSaveAsVersion';
import { PriceFields } from './PriceFields';
import { priceChanges, priceInput, priceSchema } from './priceForm';
import { PricePreview } from './PricePreview';
import { RequestsPreview } from './RequestsPreview';

/** Edits the prices: previewed on example jobs, then saved as a new version. */
export function PriceEditor({
  book,
  newestVersion,
  onRenew,
}: {
  readonly book: readonly PriceBand[];
  readonly newestVersion: number;
  readonly onRenew: () => void;
}) {
  // Of a version: what was typed over other prices would undo what changed since.
  const draft = `prices/${book[0]?.version ?? 0}`;
  const [tried, setTried] = useState<PriceChange[] | null>(null);
  const schema = useMemo(() => priceSchema(book), [book]);
  const form = useSchemaForm(schema, { defaultValues: priceInput(book) });
  const { saveAsVersion, conflict } = useSaveAsVersion({
    version: newestVersion,
    name: 'Version',
    draft,
    refresh: [['price_book'], ['estimates']],
    show: ({ items }) => queryClient.setQueryData(priceBookQuery().queryKey, items),
    onRenew,
    save: savePriceBook,
  });
  return (
    <VStack $gap={8}>
      <Form
        form={form}
        label="Prices"
        draft={draft}
        isDraftKept
        onSubmit={(typed) => setTried(priceChanges(book, typed))}
      >
        <PriceFields book={book} control={form.control} />
        <FormActions
          submit="Preview"
          cancel="Reset to current prices"
          onCancel={() => {
            form.reset(priceInput(book));
            setTried(null);
          }}
        />
      </Form>
      {conflict}
      {tried !== null && (
        <div role="status">
          {tried.length === 0 ? (
            <Alert>No changes from the current version.</Alert>
          ) : (
            <Section
              title="Preview"
              description={`${tried.length === 1 ? '1 band changed' : `${tried.length} bands changed`}. Nothing is saved yet.`}
              actions={
                <DecideButton
                  label="Save as new version"
                  title="Save these prices"
                  variant="default"
                  hint="Saved to the audit log."
                  draft={`${draft}/reason`}
                  onDecide={(reason) => saveAsVersion(tried, reason)}
                >
                  <Text>
                    New estimates use these prices immediately. Estimates of existing requests keep
                    theirs.
                  </Text>
                </DecideButton>
              }
            >
              <VStack>
                <RequestsPreview changes={tried} />
                <PricePreview changes={tried} />
              </VStack>
            </Section>
          )}
        </div>
      )}
    </VStack>
  );
}
