import { toCsv } from '@tree-service/domain';
import { useAction } from '@tree-service/design/hooks';
import { saveTextFile } from '@tree-service/kernel/native';
import { Accordion, Button, Table, Text, VStack } from '@tree-service/design';
import { Download } from 'lucide-react';
import type { ImportKind } from './importKind';

/** Which columns a list has, and a file to start from. */
export function FormatHelp<Key extends string, Row>({ kind }: { kind: ImportKind<Key, Row> }) {
  const file = `${kind.many}-example.csv`;
  const download = useAction({
    run: () => {
      const names = kind.columns.map(({ name }) => name);
      return saveTextFile(file, toCsv([names, ...kind.example]));
    },
    done: `Saved as ${file}`,
    failed: 'The file could not be saved',
    refresh: [],
  });
  return (
    <Accordion
      level={2}
      items={[
        {
          id: 'format',
          title: 'What the file should look like',
          content: (
            <VStack>
              <Text>
                The first line names the columns, in any order. Columns we do not know are left
                alone.
              </Text>
              <Table
                caption="Columns"
                columns={[
                  { key: 'name', header: 'Column', cell: ({ name }) => name },
                  {
                    key: 'needed',
                    header: 'Needed',
                    cell: ({ isNeeded }) => (isNeeded ? 'Yes' : 'No'),
                  },
                  {
                    key: 'example',
                    header: 'For example',
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
                  Download an example
                </Button>
              </div>
            </VStack>
          ),
        },
      ]}
    />
  );
}
