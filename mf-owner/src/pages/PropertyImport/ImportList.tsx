import { parseCsv } from '@tree-service/domain';
import { messageOf } from '@tree-service/kernel';
import { Alert, VStack } from '@tree-service/design';
import { useState } from 'react';
import { readList } from './columns';
import { FileDrop } from './FileDrop';
import { FormatHelp } from './FormatHelp';
import type { ImportKind } from './importKind';
import { ImportRun } from './ImportRun';
import { readTextOf } from './readTextOf';
import { checkRows, sortRows, type SortedRows } from './runImport';

interface OpenedFile<Row> {
  /** Unique for each chosen file, even with the same name. */
  key: number;
  name: string;
  header: readonly string[];
  sorted: SortedRows<Row>;
}

/** Imports a file of one kind. */
export function ImportList<Key extends string, Row>({ kind }: { kind: ImportKind<Key, Row> }) {
  const [opened, setOpened] = useState<OpenedFile<Row> | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const open = async (file: File) => {
    setOpened(null);
    setRefusal(null);
    try {
      const read = await readTextOf(file);
      if (!read.ok) return setRefusal(read.message);
      const list = readList(parseCsv(read.text), kind.columns);
      if (!list.ok) return setRefusal(list.message);
      setOpened({
        key: Date.now(),
        name: file.name,
        header: list.header,
        sorted: await checkRows(kind, sortRows(kind, list.rows)),
      });
    } catch (error) {
      setRefusal(`We couldn't read the file: ${messageOf(error)}`);
    }
  };

  if (opened !== null) {
    return (
      <ImportRun
        key={opened.key}
        kind={kind}
        fileName={opened.name}
        header={opened.header}
        sorted={opened.sorted}
        onAnotherFile={() => setOpened(null)}
      />
    );
  }
  return (
    <VStack $gap={6}>
      {refusal !== null && (
        <Alert tone="danger" role="alert" title="We can't import this file">
          {refusal}
        </Alert>
      )}
      <FileDrop label={`Choose a file of ${kind.many}`} onFile={(file) => void open(file)} />
      <FormatHelp kind={kind} />
    </VStack>
  );
}
