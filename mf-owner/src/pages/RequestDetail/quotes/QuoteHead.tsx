import { QUOTE_STATES } from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import {
  Avatar,
  Badge,
  Heading,
  HStack,
  Link,
  PhotoGrid,
  StatusPill,
  VStack,
} from '@tree-service/design';
import { InsuranceFact } from '../pros/InsuranceFact';
import { ProFacts } from '../pros/ProFacts';
import type { NamedQuote } from './ownerQuote';
import { QUOTE_MARKS } from './quoteMarks';

/** Whose quote it is, what makes it stand out, and photos of the Pro's work. */
export function QuoteHead({ named }: { named: NamedQuote }) {
  const { quote, businessName, lead, marks, pictures } = named;
  return (
    <VStack $gap={3}>
      <HStack $align="start" $gap={3}>
        <Avatar name={businessName} src={pictures?.logo} />
        <VStack $gap={2}>
          <Heading level={3} size="md">
            {lead?.vendor_profiles ? (
              <Link variant="subtle" to={paths.provider(quote.vendor_id)}>
                {businessName}
              </Link>
            ) : (
              businessName
            )}
          </Heading>
          <HStack $gap={2} $wrap>
            <StatusPill tone={QUOTE_STATES[quote.state].tone}>
              {QUOTE_STATES[quote.state].label}
            </StatusPill>
            {marks.map((mark) => (
              <Badge key={mark} tone="success">
                {QUOTE_MARKS[mark]}
              </Badge>
            ))}
          </HStack>
        </VStack>
      </HStack>
      {lead && <ProFacts lead={lead} />}
      {lead && <InsuranceFact lead={lead} />}
      {quote.state !== 'accepted' && pictures && pictures.photos.length > 0 && (
        <PhotoGrid photos={pictures.photos} title={`Work by ${businessName}`} />
      )}
    </VStack>
  );
}
