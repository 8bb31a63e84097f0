import { useQuery } from '@tanstack/react-query';
import { myLeadsQuery } from '@tree-service/shared/api/leads';
import { paths } from '@tree-service/shared/contract';
import { color, font, fontSize, media, radius, Section, space } from '@tree-service/shared/ui';
import { Link } from 'react-router';
import styled from 'styled-components';
import { Loaded } from '../../area/Loaded';
import { useVendorId } from '../../area/vendorId';
import { leadFunnel } from './leadFunnel';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.belowLaptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Step = styled(Link)`
  display: block;
  height: 100%;
  padding: ${space(4)} ${space(1)};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: inherit;
  text-align: center;
  text-decoration: none;
  &:hover {
    border-color: ${color.brand};
  }
  & > strong {
    display: block;
    font-family: ${font.display};
    font-size: ${fontSize['2xl']};
    font-weight: 560;
    line-height: 1.15;
    font-variant-numeric: lining-nums tabular-nums;
  }
  & > span {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.35;
  }
`;

/** How many leads stand at each step, each leading to its part of the inbox. */
export function FunnelLinks() {
  return (
    <Section title="Where your requests stand">
      <Loaded
        query={useQuery(myLeadsQuery(useVendorId()))}
        failed="Your requests could not be loaded"
      >
        {(leads) => (
          <Steps>
            {leadFunnel(leads).map(({ label, count, group }) => (
              <li key={label}>
                <Step to={{ pathname: paths.vendorRequests(), search: `?show=${group}` }}>
                  <strong>{count}</strong>
                  <span>{label}</span>
                </Step>
              </li>
            ))}
          </Steps>
        )}
      </Loaded>
    </Section>
  );
}
