import type { VendorDossier } from '../api/administration';
import { credentialStatus } from '../shared/vendorDecisions/CredentialActions';

export interface ApprovalCheck {
  readonly name: string;
  readonly isMet: boolean;
}

type Business = Pick<VendorDossier, 'zip' | 'categories' | 'about'> & {
  readonly vendor_credentials: ReadonlyArray<
    Pick<
      VendorDossier['vendor_credentials'][number],
      'kind' | 'verified_at' | 'expires_on' | 'rejected_at'
    >
  >;
};

/** The checklist of an application, from stored facts. */
export function approvalChecks(business: Business, now: Date = new Date()): ApprovalCheck[] {
  const { zip, categories, about, vendor_credentials: credentials } = business;
  const statuses = credentials.map((credential) => ({
    kind: credential.kind,
    label: credentialStatus(credential, now).label,
  }));
  const counts = (label: string) => label === 'Verified' || label === 'Expires soon';
  return [
    { name: 'Location is set', isMet: zip !== null },
    { name: 'At least one service is selected', isMet: categories.length > 0 },
    { name: 'Description is filled in', isMet: (about ?? '').trim() !== '' },
    {
      name: 'Liability insurance is verified and valid',
      isMet: statuses.some(({ kind, label }) => kind === 'liability_insurance' && counts(label)),
    },
    {
      name: 'Every credential is reviewed',
      isMet: statuses.length > 0 && statuses.every(({ label }) => label !== 'Not verified'),
    },
  ];
}
