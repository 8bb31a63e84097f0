import {
  Accordion,
  Alert,
  Button,
  ChoiceCards,
  Link,
  Page,
  Table,
  Text,
  VStack,
} from '@tree-service/design';
import { useSearchParams } from 'react-router';
import { zip } from '@tree-service/design/forms';
import * as v from 'valibot';
import { parseCsv, toCsv } from '@tree-service/domain';
import { messageOf } from '@tree-service/kernel';
import { useState } from 'react';
import { useAction } from '@tree-service/design/hooks';
import { saveTextFile } from '@tree-service/kernel/native';
import { Download } from 'lucide-react';
import { ownerPaths } from '../../paths';
import { readKnownZips } from '../../api/places';
import { importProperties, type PropertyRow } from '../../api/properties';
import { PROPERTY_COLUMNS } from '../Properties/portfolioCsv';
import { treeList } from './importTrees';
import type { ImportKind } from './importKind';
import { readList } from './columns';
import { FileDrop } from './FileDrop';
import { ImportRun } from './ImportRun';
import { readTextOf } from './readTextOf';
import { checkRows, sortRows, type SortedRows } from './runImport';

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
  async check(rows) {
    const known = await readKnownZips(rows.map((row) => row.zip));
    return (row) => (known.has(row.zip) ? null : "We don't recognize this ZIP code.");
  },
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
                The first row must contain column names, in any order. We list the columns we don't
                use before anything is saved.
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

interface OpenedFile<Row> {
  /** Unique for each chosen file, even with the same name. */
  key: number;
  name: string;
  header: readonly string[];
  unused: readonly string[];
  sorted: SortedRows<Row>;
}

/** Imports a file of one kind. */
function ImportList<Key extends string, Row>({ kind }: { kind: ImportKind<Key, Row> }) {
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
        unused: list.unused,
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
        unused={opened.unused}
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
