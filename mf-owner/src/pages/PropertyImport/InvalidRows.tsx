import { useAction } from '@tree-service/design/hooks';
import { saveTextFile } from '@tree-service/kernel/native';
import { Button, Card, Table, Text, VStack } from '@tree-service/design';
import { Download } from 'lucide-react';
import { invalidRowsCsv, type InvalidRow } from './runImport';

const SHOWN = 20;

/** Rows that cannot be imported, with line and reason, and a file to correct. */
export function InvalidRows({
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
            And {(invalid.length - SHOWN).toLocaleString()} more in the file.
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
