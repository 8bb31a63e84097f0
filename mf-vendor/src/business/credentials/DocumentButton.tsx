import { preparePhotoOrPdf, type PreparedFile } from '@tree-service/design/forms';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { uploadVendorFile } from '@tree-service/market/api/vendorFiles';
import { newKey } from '@tree-service/domain';
import { FileButton, type FileButtonProps } from '../../area/FileButton';
import { attachCredentialDocument, showDocument } from '../../api/credentials';
import { useBusinessAction } from '../useBusinessAction';

/** Stores a prepared document and puts it behind a credential that is not verified. */
export function useAttachDocument() {
  return useBusinessAction<{ credentialId: string; file: Blob }, string>({
    run: async (vendorId, { credentialId, file }) => {
      const stored = await uploadVendorFile('vendor-documents', vendorId, newKey(), file);
      await attachCredentialDocument(credentialId, stored);
      return stored;
    },
    show: (stored, { credentialId }, vendorId) => showDocument(vendorId, credentialId, stored),
    done: 'Document added',
    failed: "We couldn't add the document",
  });
}

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
