import { isKeyOf, type CsvRecord } from '@tree-service/domain';
import { Alert, Card, FieldFrame, Select, Table, Text, VStack } from '@tree-service/design';
import { useId } from 'react';
import { missingColumns, type ColumnChoice, type Unit } from './columns';
import type { ImportKind } from './importKind';
import { ENCODINGS, type Encoding } from './readTextOf';

export interface ColumnsStepProps<Key extends string, Row> {
  kind: ImportKind<Key, Row>;
  fileName: string;
  /** The line with the names of the columns, and the rows. */
  records: readonly CsvRecord[];
  encoding: Encoding;
  choice: ColumnChoice<Key>;
  onChoice: (choice: ColumnChoice<Key>) => void;
  onEncoding: (encoding: Encoding) => void;
}

const UNITS: Readonly<Record<Unit, string>> = {
  ft: 'Feet',
  m: 'Meters',
  in: 'Inches',
  cm: 'Centimeters',
};

const ROWS_SHOWN = 3;

const LEFT_OUT = { value: '', label: 'Not imported' };

/** Asks what the columns of a file are, in what its measures are, and how its letters are encoded. */
export function ColumnsStep<Key extends string, Row>({
  kind,
  fileName,
  records,
  encoding,
  choice,
  onChoice,
  onEncoding,
}: ColumnsStepProps<Key, Row>) {
  const encodingId = useId();
  const [header, ...rows] = records;
  const columns = (header?.cells ?? []).map((heading, at) => ({
    at,
    name: heading.trim() || `Column ${at + 1}`,
    samples: rows
      .slice(0, ROWS_SHOWN)
      .map(({ cells }) => (cells[at] ?? '').trim())
      .filter((sample) => sample !== ''),
    is: kind.columns.find(({ key }) => key === choice.keys[at]),
  }));
  const missing = missingColumns(kind.columns, choice);
  const options = [LEFT_OUT, ...kind.columns.map(({ key, name }) => ({ value: key, label: name }))];

  const chooseColumn = (at: number, value: string) => {
    const key = kind.columns.find((column) => column.key === value)?.key ?? null;
    const keys = columns.map((column) => {
      if (column.at === at) return key;
      // One column of the list comes from one column of the file.
      return column.is?.key === key ? null : (column.is?.key ?? null);
    });
    onChoice({ ...choice, keys });
  };
  const chooseUnit = (key: Key, value: string) => {
    const unit = kind.columns.find((column) => column.key === key)?.units?.find((u) => u === value);
    onChoice({ ...choice, units: { ...choice.units, [key]: unit } });
  };

  return (
    <VStack $gap={6}>
      <Alert
        tone={missing.length > 0 ? 'warning' : 'info'}
        role="status"
        title={`These are the columns of ${fileName}`}
      >
        {missing.length > 0
          ? `Choose which column to import as ${missing.map(({ name }) => `“${name}”`).join(' and ')}.`
          : 'Change what we got wrong. We remember it in this browser.'}
      </Alert>
      <Card>
        <Table
          caption="Columns of the file"
          columns={[
            {
              key: 'name',
              header: 'In your file',
              cell: ({ name }) => <span dir="auto">{name}</span>,
            },
            {
              key: 'samples',
              header: 'First rows',
              cell: ({ samples }) => (
                <Text as="span" size="sm" tone="muted" lines={2} dir="auto">
                  {samples.join(' · ')}
                </Text>
              ),
            },
            {
              key: 'is',
              header: 'Import as',
              cell: ({ at, name, is }) => (
                <VStack $gap={2}>
                  <Select
                    aria-label={`What “${name}” is`}
                    options={options}
                    value={is?.key ?? ''}
                    onChange={(event) => chooseColumn(at, event.target.value)}
                  />
                  {is?.units && (
                    <Select
                      aria-label={`Unit of “${name}”`}
                      options={is.units.map((unit) => ({ value: unit, label: UNITS[unit] }))}
                      value={choice.units[is.key] ?? ''}
                      onChange={(event) => chooseUnit(is.key, event.target.value)}
                    />
                  )}
                </VStack>
              ),
            },
          ]}
          rows={columns}
          rowKey={({ at }) => String(at)}
        />
      </Card>
      <FieldFrame
        id={encodingId}
        label="Encoding"
        hint="If letters like ñ or é look wrong above, try another one."
      >
        <Select
          id={encodingId}
          options={Object.entries(ENCODINGS).map(([value, label]) => ({ value, label }))}
          value={encoding}
          onChange={(event) => {
            const { value } = event.target;
            if (isKeyOf(ENCODINGS, value)) onEncoding(value);
          }}
        />
      </FieldFrame>
    </VStack>
  );
}
