import { lazy, type ComponentType } from 'react';
import { cut, CREDENTIAL_KINDS, SERVICES, LOCALE } from '@tree-service/domain';
import type { CaseQueue, WaitingRow } from '../../api/decisions';
import { ADMIN_CHANGES } from '../caseFile/adminChanges';
import { adminPaths } from '../../paths';
import { searchLabel } from '../../requests/searchLabels';
import type { CaseBodyProps } from './OpenCaseBody';

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

const VendorBody = lazy(
  () => import(/* webpackChunkName: "caseBodies" */ '../../vendorApproval/VendorBody'),
);

/** Every kind of case. */
export const CASE_KINDS: Readonly<Record<CaseQueue, CaseKind>> = {
  approvals: { title: ({ business }) => business, body: VendorBody },
  claims: {
    title: ofRequest,
    body: lazy(() => import(/* webpackChunkName: "caseBodies" */ '../../claims/ClaimBody')),
  },
  disputes: {
    title: ofRequest,
    body: lazy(() => import(/* webpackChunkName: "caseBodies" */ '../../disputes/DisputeBody')),
  },
  reviews: {
    title: ({ business, words }) => short([`About ${business}`, words].filter(Boolean).join(': ')),
    body: lazy(
      () =>
        import(/* webpackChunkName: "caseBodies" */ '../../reviewModeration/ReportedReviewBody'),
    ),
  },
  messageReports: {
    title: ({ words }) => short(words),
    body: lazy(
      () => import(/* webpackChunkName: "caseBodies" */ '../../messageReports/MessageReportBody'),
    ),
  },
  adjustments: {
    title: ({ business, number }) => `${business}: ${number.toLocaleString(LOCALE)} tokens`,
    body: lazy(
      () => import(/* webpackChunkName: "caseBodies" */ '../../adjustments/AdjustmentBody'),
    ),
  },
  contact: {
    title: ({ business, words }) => short(`${business}: ${words}`),
    body: lazy(
      () => import(/* webpackChunkName: "caseBodies" */ '../../contactMessages/ContactMessageBody'),
    ),
  },
  unmatched: {
    title: ({ number, category, words, search }) =>
      [
        `#${number}: ${category ? `${SERVICES[category].name}, ` : ''}${words}`,
        ...(search ? [searchLabel(search)] : []),
      ].join(' - '),
    body: lazy(() => import(/* webpackChunkName: "caseBodies" */ '../../requests/UnmatchedBody')),
  },
  unverified: {
    title: ({ kind, business }) => (kind ? `${CREDENTIAL_KINDS[kind]}: ${business}` : business),
    body: VendorBody,
  },
  businessProposals: {
    title: ({ business, words }) => short(`${business}: ${words}`),
    body: VendorBody,
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
    body: lazy(() => import(/* webpackChunkName: "caseBodies" */ '../../plans/PlanProposalBody')),
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
