import { evidence } from '@tree-service/market/features/credentials';
import { color, space, Text } from '@tree-service/design';
import { BadgeCheck } from 'lucide-react';
import styled from 'styled-components';
import type { OwnerLead } from './ownerLead';

const Line = styled.div`
  display: flex;
  gap: ${space(2)};
  & > svg {
    flex: none;
    margin-top: 0.15em;
    color: ${color.success};
  }
`;

/** The verified liability insurance of a Pro, with its dates; nothing without one. */
export function InsuranceFact({ lead }: { lead: OwnerLead }) {
  const insurance = evidence(lead.vendor_profiles?.vendor_credentials ?? [], new Date()).find(
    ({ kind, isVerified }) => isVerified && kind === 'liability_insurance',
  );
  if (insurance === undefined) return null;
  return (
    <Line>
      <BadgeCheck size={18} aria-hidden />
      <Text size="sm" tone="muted">
        {insurance.name}: {insurance.dates}
      </Text>
    </Line>
  );
}
