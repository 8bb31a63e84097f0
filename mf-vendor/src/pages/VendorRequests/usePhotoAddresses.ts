import { useQueries } from '@tanstack/react-query';
import type { InboxLead, LeadPage } from '../../api/leadInbox';
import { photoAddressesQuery } from '@tree-service/market/api/photos';

export const firstPhoto = (lead: InboxLead): string | undefined =>
  [...lead.service_requests.request_photos].sort((one, other) => one.position - other.position)[0]
    ?.path;

/** Photo addresses by path, one query per page, so that a new page does not reload earlier ones. */
export function usePhotoAddresses(pages: readonly LeadPage[]): Readonly<Record<string, string>> {
  return useQueries({
    queries: pages.map(({ leads }) =>
      photoAddressesQuery(leads.flatMap((lead) => firstPhoto(lead) ?? [])),
    ),
    combine: (answers): Record<string, string> =>
      Object.fromEntries(answers.flatMap(({ data }) => Object.entries(data ?? {}))),
  });
}
