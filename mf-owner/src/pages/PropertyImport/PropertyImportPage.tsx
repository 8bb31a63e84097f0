import {
  Accordion,
  Alert,
  Button,
  ChoiceCards,
  HStack,
  Link,
  Page,
  Table,
  Text,
  VStack,
} from '@tree-service/design';
import { useSearchParams } from 'react-router';
import { zip } from '@tree-service/design/forms';
import * as v from 'valibot';
import { useMutation } from '@tanstack/react-query';
import { parseCsv, toCsv, type CsvRecord } from '@tree-service/domain';
import { messageOf } from '@tree-service/kernel';
import { useState } from 'react';
import { useAction } from '@tree-service/design/hooks';
import { saveTextFile } from '@tree-service/kernel/native';
import { Download } from 'lucide-react';
import { ownerPaths } from '../../paths';
import { importProperties, previewProperties, type PropertyRow } from '../../api/properties';
import { PROPERTY_COLUMNS } from '../Properties/portfolioCsv';
import { treeList } from './importTrees';
import type { ImportKind } from './importKind';
import { ColumnsStep } from './ColumnsStep';
import {
  guessColumns,
  missingColumns,
  readList,
  refusalOf,
  rememberColumns,
  type ColumnChoice,
} from './columns';
import { FileDrop } from './FileDrop';
import { ImportRun } from './ImportRun';
import { readTextOf, type Encoding } from './readTextOf';
import { previewRows, sortRows, type Imported, type SortedRows } from './runImport';

type Key = 'label' | 'address' | 'zip';

const [NAME, ADDRESS, ZIP] = PROPERTY_COLUMNS;

/** Five digits of a ZIP code or ZIP+4. Restores leading zeros that a spreadsheet dropped. */
function zipOf(text: string): string | null {
  const parsed = v.safeParse(
    zip,
    text.replace(/^\d{3,4}(?=-|$)/, (digits) => digits.padStart(5, '0')),
  );
  return parsed.success ? parsed.output : null;
}

export const propertyList: ImportKind<Key, PropertyRow> = {
  title: 'Properties',
  description: 'Each with a name, an address and a ZIP code.',
  one: 'property',
  many: 'properties',
  columns: [
    { key: 'label', name: NAME, isNeeded: false, aliases: ['property', 'label', 'propertyname'] },
    {
      key: 'address',
      name: ADDRESS,
      isNeeded: true,
      aliases: ['street', 'streetaddress', 'address1', 'addressline1'],
    },
    { key: 'zip', name: ZIP, isNeeded: true, aliases: ['zip', 'postalcode', 'postcode'] },
  ],
  example: [
    ['Elm Court', '1200 Elm Street', '78704'],
    ['Depot', '8 Rail Road', '78701'],
  ],
  known: 'already existed',
  read({ label = '', address = '', zip: code = '' }) {
    if (address.length < 3) return { ok: false, reason: 'The address is missing.' };
    if (address.length > 200) return { ok: false, reason: 'The address is too long.' };
    if (label.length > 80) return { ok: false, reason: 'The name is longer than 80 characters.' };
    const parsed = zipOf(code);
    if (parsed === null) return { ok: false, reason: `“${code}” is not a 5-digit ZIP code.` };
    return { ok: true, row: { ...(label !== '' && { label }), address, zip: parsed } };
  },
  preview: previewProperties,
  send: importProperties,
};

/** The columns of a list, and an example file. */
function FormatHelp<Key extends string, Row>({ kind }: { kind: ImportKind<Key, Row> }) {
  const file = `${kind.many}-example.csv`;
  const download = useAction({
    run: () => {
      const names = kind.columns.map(({ name }) => name);
      return saveTextFile(file, toCsv([names, ...kind.example]));
    },
    done: `Saved as ${file}`,
    failed: "We couldn't save the file",
    refresh: [],
  });
  return (
    <Accordion
      level={2}
      items={[
        {
          id: 'format',
          title: 'File format',
          content: (
            <VStack>
              <Text>
                The first row must contain column names, in any order. You'll say what each column
                is before anything is saved.
              </Text>
              <Table
                caption="Columns"
                columns={[
                  { key: 'name', header: 'Column', cell: ({ name }) => name },
                  {
                    key: 'needed',
                    header: 'Required',
                    cell: ({ isNeeded }) => (isNeeded ? 'Yes' : 'No'),
                  },
                  {
                    key: 'example',
                    header: 'Example',
                    cell: ({ name }) =>
                      kind.example[0]?.[kind.columns.findIndex((column) => column.name === name)] ??
                      '',
                  },
                ]}
                rows={kind.columns}
                rowKey={({ key }) => key}
              />
              <div>
                <Button variant="outline" onClick={() => download.mutate()}>
                  <Download size={18} aria-hidden />
                  Download example
                </Button>
              </div>
            </VStack>
          ),
        },
      ]}
    />
  );
}

interface ChosenFile<Key extends string> {
  /** Unique for each chosen file, even with the same name. */
  key: number;
  file: File;
  encoding: Encoding;
  records: CsvRecord[];
  choice: ColumnChoice<Key>;
}

/** The rows of a file whose columns are known, and what importing them would do. */
interface CheckedFile<Row> {
  header: readonly string[];
  unused: readonly string[];
  sorted: SortedRows<Row>;
  preview: Imported;
}

/** Imports a file of one kind: choose it, say what its columns are, look at what it would do, import. */
function ImportList<Key extends string, Row>({ kind }: { kind: ImportKind<Key, Row> }) {
  const [chosen, setChosen] = useState<ChosenFile<Key> | null>(null);
  const [checked, setChecked] = useState<CheckedFile<Row> | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const open = async (file: File, encoding?: Encoding) => {
    setRefusal(null);
    try {
      const read = await readTextOf(file, encoding);
      if (!read.ok) return setRefusal(read.message);
      const records = parseCsv(read.text);
      const refused = refusalOf(records);
      if (refused !== null) return setRefusal(refused);
      const choice = guessColumns(kind.many, records[0]?.cells ?? [], kind.columns);
      setChosen({ key: Date.now(), file, encoding: read.encoding, records, choice });
    } catch (error) {
      setRefusal(`We couldn't read the file: ${messageOf(error)}`);
    }
  };
  const check = useMutation({
    networkMode: 'always',
    mutationFn: async ({ records, choice }: ChosenFile<Key>) => {
      const { header, unused, rows } = readList(records, choice);
      rememberColumns(kind.many, header, choice);
      return { header, unused, ...(await previewRows(kind, sortRows(kind, rows))) };
    },
    onSuccess: setChecked,
  });
  const startOver = () => {
    setChecked(null);
    setChosen(null);
    check.reset();
  };

  if (chosen !== null && checked !== null) {
    return (
      <ImportRun
        key={chosen.key}
        kind={kind}
        fileName={chosen.file.name}
        {...checked}
        onChangeColumns={() => setChecked(null)}
        onAnotherFile={startOver}
      />
    );
  }
  const refused = refusal !== null && (
    <Alert tone="danger" role="alert" title="We can't import this file">
      {refusal}
    </Alert>
  );
  if (chosen !== null) {
    return (
      <VStack $gap={6}>
        {refused}
        <ColumnsStep
          kind={kind}
          fileName={chosen.file.name}
          records={chosen.records}
          encoding={chosen.encoding}
          choice={chosen.choice}
          onChoice={(choice) => setChosen({ ...chosen, choice })}
          onEncoding={(encoding) => void open(chosen.file, encoding)}
        />
        {check.error && (
          <Alert tone="danger" role="alert" title="We couldn't check the rows">
            {messageOf(check.error)}
          </Alert>
        )}
        <HStack $gap={3} $wrap>
          <Button
            size="lg"
            disabled={missingColumns(kind.columns, chosen.choice).length > 0}
            loading={check.isPending}
            onClick={() => check.mutate(chosen)}
          >
            Check rows
          </Button>
          <Button size="lg" variant="outline" onClick={startOver}>
            Choose another file
          </Button>
        </HStack>
      </VStack>
    );
  }
  return (
    <VStack $gap={6}>
      {refused}
      <FileDrop label={`Choose a file of ${kind.many}`} onFile={(file) => void open(file)} />
      <FormatHelp kind={kind} />
    </VStack>
  );
}

export default function PropertyImportPage() {
  const [parameters, setParameters] = useSearchParams();
  const list = parameters.get('list') === 'trees' ? 'trees' : 'properties';
  return (
    <Page
      title="Import a list"
      lead="Valid rows are saved. For rows with errors, you'll see why and can download them to fix."
      above={<Link to={ownerPaths.properties()}>Properties</Link>}
      width="narrow"
    >
      <VStack $gap={6}>
        <ChoiceCards
          label="What are you importing?"
          value={list}
          onChange={(value) => setParameters({ list: value }, { replace: true })}
          options={[
            { value: 'properties', label: propertyList.title, hint: propertyList.description },
            { value: 'trees', label: treeList.title, hint: treeList.description },
          ]}
        />
        {list === 'trees' ? (
          <ImportList key="trees" kind={treeList} />
        ) : (
          <ImportList key="properties" kind={propertyList} />
        )}
      </VStack>
    </Page>
  );
}
