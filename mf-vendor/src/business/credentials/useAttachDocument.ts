import { uploadVendorFile } from '@tree-service/market/api/vendorFiles';
import { newKey } from '@tree-service/domain';
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
