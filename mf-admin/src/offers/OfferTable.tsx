import { adminPaths } from '../paths';
import type { MatchedLead } from '../api/matches';
import { formatMoment, formatTimeLeft, LEAD_STATES } from '@tree-service/domain';
import { Link, StatusPill, Table, type TableColumn } from '@tree-service/design';

function answerOf({ state, offer_expires_at: until, decline_reason: why }: MatchedLead): string {
  if (state === 'declined') return why ?? 'No reason given';
  if (state !== 'offered' && state !== 'viewed') return 'Responded';
  const left = formatTimeLeft(until);
  return left === 'over' ? 'Expired' : `${left} left`;
}

function columnsOf(timeZone: string): TableColumn<MatchedLead>[] {
  return [
    {
      key: 'vendor',
      header: 'Pro',
      cell: ({ vendor_id, vendor_profiles }) => (
        <Link to={adminPaths.vendor(vendor_id)}>{vendor_profiles.business_name}</Link>
      ),
    },
    {
      key: 'place',
      header: 'Position',
      cell: ({ offer_position }) => offer_position,
      numeric: true,
    },
    {
      key: 'state',
      header: 'Status',
      cell: ({ state }) => (
        <StatusPill tone={LEAD_STATES[state].tone}>{LEAD_STATES[state].label}</StatusPill>
      ),
    },
    {
      key: 'offered',
      header: 'Offered',
      cell: ({ offered_at }) => formatMoment(offered_at, timeZone),
    },
    { key: 'answer', header: 'Response', cell: answerOf },
  ];
}

/** An offer as a row of a file. */
export const offerCells = (lead: MatchedLead) => ({
  Business: lead.vendor_profiles.business_name,
  Position: lead.offer_position,
  Status: LEAD_STATES[lead.state].label,
  'Offered (UTC)': lead.offered_at,
  Response: answerOf(lead),
});

interface OfferTableProps {
  readonly leads: readonly MatchedLead[];
  /** IANA time zone of the property. */
  readonly timeZone: string;
}

/** The offers made so far; times are local to the property. */
export function OfferTable({ leads, timeZone }: OfferTableProps) {
  return (
    <Table
      caption="Offers made"
      columns={columnsOf(timeZone)}
      rows={leads}
      rowKey={({ id }) => id}
    />
  );
}
