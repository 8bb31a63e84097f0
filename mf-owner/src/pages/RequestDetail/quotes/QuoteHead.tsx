import { QUOTE_STATES, type QuoteState, type Cents } from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import { SaveVendor } from '@tree-service/market/features/savedVendors';
import {
  Avatar,
  Badge,
  color,
  Heading,
  HStack,
  Link,
  media,
  PhotoGrid,
  space,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { evidence } from '@tree-service/market/features/credentials';
import { BadgeCheck } from 'lucide-react';
import { VendorFacts } from '../vendors/VendorFacts';
import type { OwnerLead } from '../vendors/ownerLead';
import { type NamedQuote, QUOTE_MARKS } from './ownerQuote';
import { againstEstimate } from './compareQuotes';

const Name = styled(Heading)`
  flex: 1;
`;

const Work = styled.div`
  ${media.mobile} {
    & button {
      aspect-ratio: 2 / 1;
    }
  }
`;

/** What its owner already knows. */
const PLAIN: ReadonlySet<QuoteState> = new Set(['sent', 'viewed']);

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
function InsuranceFact({ lead }: { lead: OwnerLead }) {
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

/** Whose quote it is, what makes it stand out, and photos of the Pro's work; `children` is its price where that belongs in between. */
export function QuoteHead({ named, children }: { named: NamedQuote; children?: ReactNode }) {
  const { quote, businessName, lead, marks, pictures } = named;
  const isPromoted = lead?.promoted ?? false;
  return (
    <VStack $gap={2}>
      <HStack $gap={3}>
        <Avatar name={businessName} src={pictures?.logo} />
        <Name level={3} size="md">
          {lead?.vendor_profiles ? (
            <Link variant="subtle" to={paths.provider(quote.vendor_id)}>
              {businessName}
            </Link>
          ) : (
            businessName
          )}
        </Name>
        {lead?.vendor_profiles && (
          <SaveVendor vendorId={quote.vendor_id} businessName={businessName} />
        )}
      </HStack>
      {(marks.length > 0 || isPromoted || !PLAIN.has(quote.state)) && (
        <HStack $gap={2} $wrap>
          {!PLAIN.has(quote.state) && (
            <StatusPill tone={QUOTE_STATES[quote.state].tone}>
              {QUOTE_STATES[quote.state].label}
            </StatusPill>
          )}
          {marks.map((mark) => (
            <Badge key={mark} tone="success">
              {QUOTE_MARKS[mark]}
            </Badge>
          ))}
          {isPromoted && <Badge tone="accent">Promoted</Badge>}
        </HStack>
      )}
      {lead && <VendorFacts lead={lead} />}
      {children}
      {lead && <InsuranceFact lead={lead} />}
      {quote.state !== 'accepted' && pictures && pictures.photos.length > 0 && (
        <Work>
          <PhotoGrid photos={pictures.photos} title={`Work by ${businessName}`} />
        </Work>
      )}
    </VStack>
  );
}

const WORDS = {
  below: 'Below your estimate',
  within: 'Within your estimate',
  above: 'Above your estimate',
} as const;

interface EstimateNoteProps {
  lowest: Cents;
  highest: Cents;
  low: Cents;
  high: Cents;
}

/** Compares a price with the estimate; nothing where that depends on the option chosen. */
export function EstimateNote({ lowest, highest, low, high }: EstimateNoteProps) {
  const estimate = { low_cents: low, high_cents: high };
  const against = againstEstimate(lowest, estimate);
  if (against !== againstEstimate(highest, estimate)) return null;
  return (
    <Text as="div" size="sm" tone="muted">
      {WORDS[against]}
    </Text>
  );
}
