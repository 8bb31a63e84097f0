import type { InboxLead } from '../../api/leadInbox';
import { media } from '@tree-service/design';
import styled from 'styled-components';
import { PlainList } from '../../area/PlainList';
import { LeadCard } from './LeadCard';
import { firstPhoto } from './usePhotoAddresses';

// Cards far below the fold are laid out only when they come near.
const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 13rem;
  ${media.belowLaptop} {
    contain-intrinsic-size: auto 26rem;
  }
`;

export interface LeadListProps {
  leads: readonly InboxLead[];
  photos: Readonly<Record<string, string>>;
  label: string;
}

/** Cards keep their identity when new leads arrive above them. */
export function LeadList({ leads, photos, label }: LeadListProps) {
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
