import { useMemo, useState } from 'react';
import { priceBookQuery, type PriceBand } from '@tree-service/market/api/priceBook';
import { Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
import { queryClient } from '@tree-service/kernel';
import {
  Alert,
  Card,
  QueryBoundary,
  Section,
  Table,
  type TableColumn,
  Text,
  VStack,
} from '@tree-service/design';
import { useQuery } from '@tanstack/react-query';
import {
  type Estimate,
  type EstimateInput,
  feetToMeters,
  formatCentsRange,
  inchesToCentimeters,
  type TreeFacts,
} from '@tree-service/domain';
import { type PriceChange, pricePreviewQuery, savePriceBook } from './priceBook.api';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { useSaveAsVersion } from '../shared/layout/useSaveAsVersion';
import { PriceFields } from './PriceFields';
import { priceChanges, priceInput, priceSchema } from './priceForm';
import { RequestsPreview, changeInPercent } from './RequestsPreview';

interface Tried {
  readonly name: string;
  readonly before: Estimate;
  readonly after: Estimate;
}

const range = ({ low_cents, high_cents }: Estimate) => formatCentsRange(low_cents, high_cents);
const middle = ({ low_cents, high_cents }: Estimate) => Math.sqrt(low_cents * high_cents);

const columns: readonly TableColumn<Tried>[] = [
  { key: 'job', header: 'Example job', cell: ({ name }) => name },
  { key: 'before', header: 'Current', cell: ({ before }) => range(before), numeric: true },
  { key: 'after', header: 'New', cell: ({ after }) => range(after), numeric: true },
  {
    key: 'change',
    header: 'Change',
    cell: ({ before, after }) => changeInPercent(middle(after) / middle(before) - 1),
    numeric: true,
  },
];

interface ExampleJob {
  readonly name: string;
  readonly input: EstimateInput;
}

const tree = (feet: number, facts: Partial<TreeFacts> = {}): TreeFacts => ({
  height_m: feetToMeters(feet),
  count: 1,
  condition: 'healthy',
  ...facts,
});

/** Jobs that together use every price. */
const exampleJobs: readonly ExampleJob[] = [
  { name: 'Remove a 25 ft tree', input: { category: 'tree_removal', trees: [tree(25)] } },
  {
    name: 'Remove a 45 ft tree, trunk 20 in, near a house, with its stump',
    input: {
      category: 'tree_removal',
      trees: [
        tree(45, {
          diameter_cm: inchesToCentimeters(20),
          near_structure: true,
          stump: true,
        }),
      ],
    },
  },
  { name: 'Remove a 90 ft tree', input: { category: 'tree_removal', trees: [tree(90)] } },
  {
    name: 'Emergency: a 70 ft tree on a roof',
    input: { category: 'emergency', trees: [tree(70, { on_structure: true })] },
  },
  {
    name: 'Trim three trees of 40 ft',
    input: { category: 'maintenance', trees: [tree(40, { count: 3 })] },
  },
  {
    name: 'Grind two stumps of 30 in',
    input: {
      category: 'stump_grinding',
      trees: [tree(3, { diameter_cm: inchesToCentimeters(30), count: 2 })],
    },
  },
  {
    name: 'Arborist: visit, 2 hours, report',
    input: {
      category: 'arborist',
      trees: [tree(40)],
      consulting_hours: 2,
      written_report: true,
    },
  },
];

/** Estimates of example jobs at current and new prices. Saves nothing. */
function PricePreview({ changes }: { readonly changes: PriceChange[] }) {
  const query = useQuery(
    pricePreviewQuery(
      changes,
      exampleJobs.map(({ input }) => input),
    ),
  );
  return (
    <Card>
      <QueryBoundary query={query} what="the preview">
        {(answers) => (
          <Table
            caption="Example jobs"
            columns={columns}
            rows={answers.map((answer, place) => ({
              ...answer,
              name: exampleJobs[place]?.name ?? 'Example',
            }))}
            rowKey={({ name }) => name}
          />
        )}
      </QueryBoundary>
    </Card>
  );
}

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
