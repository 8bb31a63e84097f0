import type { InboxLead } from '../../api/leadInbox';
import { formatMiles, listedPrice } from '@tree-service/domain';
import { color, fontSize, media, radius, space } from '@tree-service/design';
import styled from 'styled-components';
import { TokenPrice } from '../../leads/TokenPrice';

// Large numbers, readable outdoors.
const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)} ${space(5)};
  margin: 0;
  ${media.belowLaptop} {
    padding: ${space(3)};
    border-radius: ${radius.md};
    background: ${color.surfaceSunken};
  }
`;

const Fact = styled.div`
  & > dt {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  & > dd {
    margin: 0;
    font-size: ${fontSize.lg};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
`;

export function LeadFacts({ lead, priced }: { lead: InboxLead; priced: boolean }) {
  const price = listedPrice(lead.service_requests, lead.jobs === null ? [] : [lead.jobs]);
  return (
    <List>
      <Fact>
        <dt>{price.term}</dt>
        <dd>{price.amount}</dd>
      </Fact>
      <Fact>
        <dt>Distance</dt>
        <dd>{formatMiles(lead.distance_km)}</dd>
      </Fact>
      {priced && (
        <Fact>
          <dt>Price</dt>
          <dd>
            <TokenPrice tokens={lead.token_price} />
          </dd>
        </Fact>
      )}
    </List>
  );
}
