import { CREDENTIAL_KINDS, SERVICES } from '@tree-service/domain';
import type { CaseQueue, WaitingRow } from '../api/decisions';
import { adminPaths } from '../paths';

/** A kind of case, as the review queue lists it. */
interface CaseKind {
  /** What one is: "Refund claim". */
  readonly noun: string;
  /** Several of them, for filters: "Refund claims". */
  readonly plural: string;
  /** Tells it from others of its kind. */
  readonly title: (row: WaitingRow) => string;
  /** The page it is decided on, where the review queue cannot show it. */
  readonly page?: (row: WaitingRow) => { readonly to: string; readonly label: string };
}

const TITLE_LENGTH = 80;

const short = (words: string) =>
  words.length > TITLE_LENGTH ? `${words.slice(0, TITLE_LENGTH).trimEnd()}…` : words;

const ofRequest = ({ business, number }: WaitingRow) => `${business}, request #${number}`;

/** Every kind of case, in the order of the sidebar. */
export const CASE_KINDS: Readonly<Record<CaseQueue, CaseKind>> = {
  approvals: {
    noun: 'Application',
    plural: 'Applications',
    title: ({ business }) => business,
  },
  claims: { noun: 'Refund claim', plural: 'Refund claims', title: ofRequest },
  disputes: { noun: 'Dispute', plural: 'Disputes', title: ofRequest },
  reviews: {
    noun: 'Reported review',
    plural: 'Reported reviews',
    title: ({ business }) => `About ${business}`,
  },
  messageReports: {
    noun: 'Reported message',
    plural: 'Reported messages',
    title: ({ words }) => short(words),
  },
  adjustments: {
    noun: 'Token adjustment',
    plural: 'Token adjustments',
    title: ({ business, number }) => `${business}: ${number.toLocaleString()} tokens`,
  },
  contact: {
    noun: 'Contact message',
    plural: 'Contact messages',
    title: ({ business, words }) => short(`${business}: ${words}`),
  },
  unmatched: {
    noun: 'Request without a Pro',
    plural: 'Requests without a Pro',
    title: ({ number, category, words }) =>
      `#${number}: ${category ? `${SERVICES[category].name}, ` : ''}${words}`,
    page: ({ id }) => ({
      to: `${adminPaths.matchVisualization()}?request=${id}`,
      label: 'Open the match',
    }),
  },
  unverified: {
    noun: 'Credential to verify',
    plural: 'Credentials to verify',
    title: ({ kind, business }) => (kind ? `${CREDENTIAL_KINDS[kind]}: ${business}` : business),
  },
  errors: {
    noun: 'Critical error',
    plural: 'Critical errors',
    title: ({ words }) => short(words),
    page: () => ({
      to: `${adminPaths.errorLogs()}?severity=critical`,
      label: 'Open the error logs',
    }),
  },
  plans: {
    noun: 'Plan request',
    plural: 'Plan requests',
    title: ({ business, words }) => `${business}: ${words}`,
    page: ({ vendor_id: vendorId }) => ({
      to: adminPaths.vendor(vendorId),
      label: "Open the Pro's page",
    }),
  },
  administrators: {
    noun: 'Change of administrators',
    plural: 'Changes of administrators',
    title: ({ business, words }) => `${words === 'revoke' ? 'Revoke' : 'Appoint'} ${business}`,
    page: () => ({ to: adminPaths.administrators(), label: 'Open administrators' }),
  },
};
