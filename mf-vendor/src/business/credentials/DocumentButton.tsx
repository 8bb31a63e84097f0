import { preparePhotoOrPdf, type PreparedFile } from '@tree-service/design/forms';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { FileButton, type FileButtonProps } from '../../area/FileButton';

export interface DocumentButtonProps extends Pick<
  FileButtonProps,
  'label' | 'variant' | 'size' | 'children'
> {
  busy?: boolean;
  onChoose: (document: PreparedFile) => void;
}

/** Chooses a document, a PDF or a photo; refuses what is neither, or too large, below the button. */
export function DocumentButton({ busy = false, onChoose, children, ...look }: DocumentButtonProps) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const choose = async ([file]: File[]) => {
    if (!file) return;
    setRefusals([]);
    const prepared = await preparePhotoOrPdf(file);
    if (prepared.ok) onChoose(prepared.item);
    else setRefusals([prepared.message]);
  };
  return (
    <FileButton
      {...look}
      accept="application/pdf,image/*"
      busy={busy}
      refusals={refusals}
      onChoose={(files) => void choose(files)}
    >
      <FileUp size={18} aria-hidden />
      {children}
    </FileButton>
  );
}
