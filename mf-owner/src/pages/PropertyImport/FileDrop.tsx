import { Button, color, motion, radius, space, Text, VisuallyHidden } from '@tree-service/design';
import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import styled from 'styled-components';

const Zone = styled.div<{ $over: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(8)} ${space(6)};
  border: 1.5px dashed ${({ $over }) => ($over ? color.brand : color.borderStrong)};
  border-radius: ${radius.lg};
  background: ${({ $over }) => ($over ? color.brandSoft : color.surface)};
  text-align: center;
  transition: background-color ${motion.fast};
`;

export function FileDrop({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = Array.from(files ?? []);
    if (file) onFile(file);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    // Choosing the same file again after a correction must count as a change.
    event.target.value = '';
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Zone
      $over={over}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button variant="outline" onClick={() => input.current?.click()}>
        <FileSpreadsheet size={20} aria-hidden />
        {label}
      </Button>
      <Text size="sm" tone="muted">
        Or drag it here. CSV from any spreadsheet, up to 5,000 rows.
      </Text>
      <VisuallyHidden as="div" hidden>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          tabIndex={-1}
          aria-label={label}
          onChange={choose}
        />
      </VisuallyHidden>
    </Zone>
  );
}
