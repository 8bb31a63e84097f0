import { lazy, type ComponentType } from 'react';
import { cut, CREDENTIAL_KINDS, SERVICES, LOCALE } from '@tree-service/domain';
import type { CaseQueue, WaitingRow } from '../../api/decisions';
import { ADMIN_CHANGES } from '../caseFile/adminChanges';
import { adminPaths } from '../../paths';
import { searchLabel } from './searchLabels';
import type { CaseBodyProps } from './caseBodies';

/** A kind of case, as the review queue lists and shows it. */
type CaseKind = {
  /** Tells it from others of its kind. */
  readonly title: (row: WaitingRow) => string;
} & (
  | {
      /** What it is about, and where it is decided; all of them are one file, which lists do without. */
      readonly body: ComponentType<CaseBodyProps>;
    }
  | {
      /** The page it is decided on. */
      readonly page: (row: WaitingRow) => { readonly to: string; readonly label: string };
    }
);

const TITLE_LENGTH = 80;

const short = (words: string) =>
  words.length > TITLE_LENGTH ? `${cut(words, TITLE_LENGTH).trimEnd()}…` : words;

const ofRequest = ({ business, number }: WaitingRow) => `${business}, request #${number}`;

const body = (name: keyof typeof import('./caseBodies')) =>
  lazy(() => import('./caseBodies').then((bodies) => ({ default: bodies[name] })));

const vendorBody = body('VendorBody');

/** Every kind of case. */
export const CASE_KINDS: Readonly<Record<CaseQueue, CaseKind>> = {
  approvals: { title: ({ business }) => business, body: vendorBody },
  claims: {
    title: ofRequest,
    body: body('ClaimBody'),
  },
  disputes: {
    title: ofRequest,
    body: body('DisputeBody'),
  },
  reviews: {
    title: ({ business, words }) => short([`About ${business}`, words].filter(Boolean).join(': ')),
    body: body('ReviewBody'),
  },
  messageReports: {
    title: ({ words }) => short(words),
    body: body('MessageReportBody'),
  },
  adjustments: {
    title: ({ business, number }) => `${business}: ${number.toLocaleString(LOCALE)} tokens`,
    body: body('AdjustmentBody'),
  },
  contact: {
    title: ({ business, words }) => short(`${business}: ${words}`),
    body: body('ContactMessageBody'),
  },
  unmatched: {
    title: ({ number, category, words, search }) =>
      [
        `#${number}: ${category ? `${SERVICES[category].name}, ` : ''}${words}`,
        ...(search ? [searchLabel(search)] : []),
      ].join(' - '),
    body: body('UnmatchedBody'),
  },
  unverified: {
    title: ({ kind, business }) => (kind ? `${CREDENTIAL_KINDS[kind]}: ${business}` : business),
    body: vendorBody,
  },
  businessProposals: {
    title: ({ business, words }) => short(`${business}: ${words}`),
    body: vendorBody,
  },
  errors: {
    title: ({ words }) => short(words),
    page: ({ words }) => {
      const found = new URLSearchParams({ severity: 'critical', q: cut(words, TITLE_LENGTH) });
      return { to: `${adminPaths.errorLogs()}?${found}`, label: 'Open in the error logs' };
    },
  },
  plans: {
    title: ({ business, words }) => `${business}: ${words}`,
    page: ({ vendor_id: vendorId }) => ({
      to: adminPaths.vendor(vendorId),
      label: "Open the Pro's page",
    }),
  },
  planProposals: {
    title: ({ business, words }) => [business, words].filter(Boolean).join(': '),
    body: body('PlanProposalBody'),
  },
  administrators: {
    title: ({ business, words }) => {
      const [, name] = Object.entries(ADMIN_CHANGES).find(([change]) => change === words) ?? [];
      return [name, business].filter(Boolean).join(': ');
    },
    page: () => ({ to: adminPaths.administrators(), label: 'Open administrators' }),
  },
  owners: {
    title: ({ business }) => business,
    page: ({ id }) => ({ to: adminPaths.person(id), label: 'Open the account' }),
  },
  refunds: {
    title: ({ business, words }) => `${business}: ${words}`,
    page: () => ({ to: adminPaths.payments(), label: 'Open payments' }),
  },
};
