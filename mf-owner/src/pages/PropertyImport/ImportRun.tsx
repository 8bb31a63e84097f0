import { LOCALE } from '@tree-service/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@tree-service/kernel';
import { Alert, Button, Card, HStack, Progress, Table, Text, VStack } from '@tree-service/design';
import { useState } from 'react';
import { useAction } from '@tree-service/design/hooks';
import { saveTextFile } from '@tree-service/kernel/native';
import { Download } from 'lucide-react';
import { ownerPaths } from '../../paths';
import type { ImportKind } from './importKind';
import {
  batchesOf,
  type Imported,
  type InvalidRow,
  invalidRowsCsv,
  sendBatches,
  type SortedRows,
} from './runImport';

/** A parsed list and where its results go. */
export interface ImportRunProps<Key extends string, Row> {
  kind: ImportKind<Key, Row>;
  fileName: string;
  header: readonly string[];
  /** The names of columns that are left out. */
  unused: readonly string[];
  sorted: SortedRows<Row>;
  /** What importing would do, as the server counted it. */
  preview: Imported;
  onChangeColumns: () => void;
  onAnotherFile: () => void;
}

const rowsOf = (amount: number) =>
  `${amount.toLocaleString(LOCALE)} ${amount === 1 ? 'row' : 'rows'}`;

const SHOWN = 20;

/** Rows that cannot be imported, with line and reason, and a file to correct. */
function InvalidRows({
  header,
  invalid,
}: {
  header: readonly string[];
  invalid: readonly InvalidRow[];
}) {
  const download = useAction({
    run: () => saveTextFile('rows-to-correct.csv', invalidRowsCsv(header, invalid)),
    done: 'Saved as rows-to-correct.csv',
    failed: "We couldn't save the file",
    refresh: [],
  });
  if (invalid.length === 0) return null;
  return (
    <Card>
      <VStack>
        <Table
          caption="Rows to correct"
          columns={[
            { key: 'line', header: 'Line', cell: ({ line }) => `Line ${line}` },
            { key: 'reason', header: 'Problem', cell: ({ reason }) => reason },
            {
              key: 'row',
              header: 'Row',
              cell: ({ cells }) => (
                <Text as="span" size="sm" tone="muted" lines={2}>
                  {cells.filter(Boolean).join(', ')}
                </Text>
              ),
            },
          ]}
          rows={invalid.slice(0, SHOWN)}
          rowKey={({ line }) => String(line)}
        />
        {invalid.length > SHOWN && (
          <Text size="sm" tone="muted">
            And {(invalid.length - SHOWN).toLocaleString(LOCALE)} more in the file.
          </Text>
        )}
        <div>
          <Button variant="outline" loading={download.isPending} onClick={() => download.mutate()}>
            <Download size={18} aria-hidden />
            Download rows to correct
          </Button>
        </div>
      </VStack>
    </Card>
  );
}

/** Shows the rows of a file, imports them, and reports the result. */
export function ImportRun<Key extends string, Row>({
  kind,
  fileName,
  header,
  unused,
  sorted,
  preview,
  onChangeColumns,
  onAnotherFile,
}: ImportRunProps<Key, Row>) {
  const queryClient = useQueryClient();
  const [batches] = useState(() => batchesOf(sorted.valid));
  const [answered, setAnswered] = useState(0);
  const { valid } = sorted;
  const run = useMutation({
    networkMode: 'always',
    mutationFn: () => sendBatches(kind.send, batches, setAnswered),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['properties'] }),
  });
  const invalid = [...sorted.invalid, ...(run.data?.invalid ?? [])].sort(
    (one, other) => one.line - other.line,
  );
  const things = (amount: number) => (amount === 1 ? kind.one : kind.many);

  return (
    <VStack $gap={6}>
      {run.data === undefined ? (
        <Alert tone={invalid.length > 0 ? 'warning' : 'info'} role="status" title={fileName}>
          {rowsOf(valid.length)} ready to import
          {invalid.length > 0 && `, ${rowsOf(invalid.length)} to correct`}.
          {valid.length > 0 && (
            <p>
              {preview.added.toLocaleString(LOCALE)} {things(preview.added)} to add,{' '}
              {preview.known.toLocaleString(LOCALE)} already there
              {preview.renamed > 0 && `, ${preview.renamed.toLocaleString(LOCALE)} to rename`}.
            </p>
          )}
          {unused.length > 0 && <p>Columns we don't use: {unused.join(', ')}.</p>}
        </Alert>
      ) : (
        <Alert
          tone={invalid.length > 0 ? 'warning' : 'success'}
          role="status"
          title={`${run.data.added.toLocaleString(LOCALE)} ${things(run.data.added)} added`}
        >
          {run.data.known > 0 && (
            <p>
              {run.data.known.toLocaleString(LOCALE)} {kind.known}.
            </p>
          )}
          {run.data.renamed > 0 && (
            <p>
              {run.data.renamed.toLocaleString(LOCALE)} {things(run.data.renamed)} renamed, as in
              the file.
            </p>
          )}
          {invalid.length > 0 && (
            <p>
              {rowsOf(invalid.length)} could not be imported. Correct them below and import them
              again.
            </p>
          )}
        </Alert>
      )}
      {run.isPending && (
        <VStack $gap={2}>
          <Progress label="Rows imported" value={answered} max={valid.length} />
          <Text role="status" size="sm" tone="muted">
            {answered.toLocaleString(LOCALE)} of {rowsOf(valid.length)}
          </Text>
        </VStack>
      )}
      {run.error && (
        <Alert tone="danger" role="alert" title="The import was interrupted">
          {messageOf(run.error)} Press “Try Again” to continue. Nothing is added twice.
        </Alert>
      )}
      <InvalidRows header={header} invalid={invalid} />
      <HStack $gap={3} $wrap>
        {run.data === undefined && valid.length > 0 && (
          <Button size="lg" loading={run.isPending} onClick={() => run.mutate()}>
            {run.error ? 'Try Again' : `Import ${rowsOf(valid.length)}`}
          </Button>
        )}
        {run.data !== undefined && (
          <Button asLink size="lg" to={ownerPaths.properties()}>
            View properties
          </Button>
        )}
        {run.isIdle && (
          <Button size="lg" variant="outline" onClick={onChangeColumns}>
            Change columns
          </Button>
        )}
        {!run.isPending && (
          <Button size="lg" variant="outline" onClick={onAnotherFile}>
            Choose another file
          </Button>
        )}
      </HStack>
    </VStack>
  );
}
