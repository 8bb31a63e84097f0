import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@tree-service/kernel';
import { Alert, Button, HStack, Progress, Text, VStack } from '@tree-service/design';
import { useState } from 'react';
import { ownerPaths } from '../../paths';
import { BadRows } from './BadRows';
import type { ImportKind } from './importKind';
import { parcelsOf, sendParcels, type SortedRows } from './runImport';

/** A parsed list and where its results go. */
export interface ImportRunProps<Key extends string, Row> {
  kind: ImportKind<Key, Row>;
  fileName: string;
  header: readonly string[];
  sorted: SortedRows<Row>;
  onAnotherFile: () => void;
}

const rowsOf = (amount: number) => `${amount.toLocaleString()} ${amount === 1 ? 'row' : 'rows'}`;

/** Shows the rows of a file, imports them, and reports the result. */
export function ImportRun<Key extends string, Row>({
  kind,
  fileName,
  header,
  sorted,
  onAnotherFile,
}: ImportRunProps<Key, Row>) {
  const queryClient = useQueryClient();
  const [parcels] = useState(() => parcelsOf(sorted.good));
  const [answered, setAnswered] = useState(0);
  const { good } = sorted;
  const run = useMutation({
    networkMode: 'always',
    mutationFn: () => sendParcels(kind.send, parcels, setAnswered),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['properties'] }),
  });
  const bad = [...sorted.bad, ...(run.data?.bad ?? [])].sort((one, other) => one.line - other.line);
  const things = (amount: number) => (amount === 1 ? kind.one : kind.many);

  return (
    <VStack $gap={6}>
      {run.data === undefined ? (
        <Alert tone={bad.length > 0 ? 'warning' : 'info'} role="status" title={fileName}>
          {rowsOf(good.length)} ready to import
          {bad.length > 0 && `, ${rowsOf(bad.length)} to correct`}.
        </Alert>
      ) : (
        <Alert
          tone={bad.length > 0 ? 'warning' : 'success'}
          role="status"
          title={`${run.data.added.toLocaleString()} ${things(run.data.added)} added`}
        >
          {run.data.known > 0 && (
            <p>
              {run.data.known.toLocaleString()} {kind.known}.
            </p>
          )}
          {bad.length > 0 && (
            <p>
              {rowsOf(bad.length)} could not be imported. Correct them below and import them again.
            </p>
          )}
        </Alert>
      )}
      {run.isPending && (
        <VStack $gap={2}>
          <Progress label="Rows imported" value={answered} max={good.length} />
          <Text role="status" size="sm" tone="muted">
            {answered.toLocaleString()} of {rowsOf(good.length)}
          </Text>
        </VStack>
      )}
      {run.error && (
        <Alert tone="danger" role="alert" title="The import was interrupted">
          {messageOf(run.error)} Press “Try Again” to continue. Nothing is added twice.
        </Alert>
      )}
      <BadRows header={header} bad={bad} />
      <HStack $gap={3} $wrap>
        {run.data === undefined && good.length > 0 && (
          <Button size="lg" loading={run.isPending} onClick={() => run.mutate()}>
            {run.error ? 'Try Again' : `Import ${rowsOf(good.length)}`}
          </Button>
        )}
        {run.data !== undefined && (
          <Button asLink size="lg" to={ownerPaths.properties()}>
            View properties
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
