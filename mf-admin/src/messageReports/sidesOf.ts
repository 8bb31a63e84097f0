import type { OverseenMessageReport } from '../api/messageReports';

/** The names of the two sides of a conversation with a reported message. */
export function sidesOf({ messages }: Pick<OverseenMessageReport, 'messages'>) {
  const { owner_id, service_requests: request, vendor_profiles: vendor } = messages.conversations;
  return {
    business: vendor.business_name,
    nameOf: (id: string) => (id === owner_id ? request.contact_name : vendor.business_name),
  };
}
