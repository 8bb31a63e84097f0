import { toCsv } from '@tree-service/domain';
import { useAction } from '@tree-service/design/hooks';
import { saveTextFile } from '@tree-service/kernel/native';
import { Accordion, Button, Table, Text, VStack } from '@tree-service/design';
import { Download } from 'lucide-react';
import type { ImportKind } from './importKind';

/** The columns of a list, and an example file. */
export function FormatHelp<Key extends string, Row>({ kind }: { kind: ImportKind<Key, Row> }) {
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
                The first row must contain column names, in any order. Other columns are ignored.
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
