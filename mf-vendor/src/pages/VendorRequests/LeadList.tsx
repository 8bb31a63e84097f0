import type { InboxLead } from '../../api/leadInbox';
import styled from 'styled-components';
import { PlainList } from '../../area/PlainList';
import { LeadCard } from './LeadCard';
import { firstPhoto } from './usePhotoAddresses';

// What is far below the fold is laid out only once it comes near.
const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 26rem;
`;

/** The leads read so far as cards. Each stays itself, whatever comes in above it. */
export function LeadList({
  leads,
  photos,
  label,
}: {
  leads: readonly InboxLead[];
  photos: Readonly<Record<string, string>>;
  label: string;
}) {
  return (
    <PlainList $gap={5} aria-label={label}>
      {leads.map((lead) => (
        <Item key={lead.id}>
          <LeadCard lead={lead} photo={photos[firstPhoto(lead) ?? '']} />
        </Item>
      ))}
    </PlainList>
  );
}
