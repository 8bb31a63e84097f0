import { Download } from 'lucide-react';
import { saveTextFile } from '@tree-service/kernel/native';
import { Button, VisuallyHidden } from '@tree-service/design';
import { useAction } from '@tree-service/design/hooks';

export interface DownloadCsvProps {
  /** Of the file, with its ending. */
  name: string;
  /** What the table holds, for the button's name: pages may have several. */
  of: string;
  /** The text of the file. */
  write: () => Promise<string>;
  /** Said when it cannot be read. */
  failed: string;
}

/** Saves a table as a file. */
export function DownloadCsv({ name, of, write, failed }: DownloadCsvProps) {
  const download = useAction({
    run: async () => saveTextFile(name, await write()),
    done: `Saved as ${name}.`,
    failed,
    refresh: [],
  });
  return (
    <Button
      variant="outline"
      size="sm"
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      <Download size={18} aria-hidden />
      Download CSV
      <VisuallyHidden> of {of}</VisuallyHidden>
    </Button>
  );
}
