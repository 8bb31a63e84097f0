import type { VendorDossier } from '../../api/administration';
import { credentialStatus } from '../../vendorDecisions/credentialStatus';

/** One thing to look at before a decision. */
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

/** What speaks for an application, as far as stored facts tell. */
export function approvalChecks(business: Business, now: Date = new Date()): ApprovalCheck[] {
  const { zip, categories, about, vendor_credentials: credentials } = business;
  const standings = credentials.map((credential) => ({
    kind: credential.kind,
    label: credentialStatus(credential, now).label,
  }));
  const counts = (label: string) => label === 'Verified' || label === 'Expires soon';
  return [
    { name: 'The place the business starts from is given', isMet: zip !== null },
    { name: 'At least one service is offered', isMet: categories.length > 0 },
    { name: 'The business describes itself', isMet: (about ?? '').trim() !== '' },
    {
      name: 'Liability insurance is verified and valid',
      isMet: standings.some(({ kind, label }) => kind === 'liability_insurance' && counts(label)),
    },
    {
      name: 'Every credential has been looked at',
      isMet: standings.length > 0 && standings.every(({ label }) => label !== 'Not verified'),
    },
  ];
}
