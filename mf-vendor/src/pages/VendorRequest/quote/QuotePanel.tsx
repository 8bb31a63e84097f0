import type { LeadDetail } from '@tree-service/shared/api/leads';
import {
  Accordion,
  Button,
  Card,
  Section,
  SkeletonText,
  Text,
  VStack,
} from '@tree-service/shared/ui';
import { useState } from 'react';
import { useBusiness } from '../../../business/useBusiness';
import { canQuote, isWaiting } from './canQuote';
import { QuoteBuilder } from './QuoteBuilder';
import { QuoteView } from './QuoteView';

/** Everything about the quote of a lead: the current one, the builder, and earlier versions. */
export function QuotePanel({ lead }: { lead: LeadDetail }) {
  const business = useBusiness();
  const [changing, setChanging] = useState(false);
  const [current, ...earlier] = lead.quotes;
  const open = canQuote(lead);
  const waiting = current !== undefined && isWaiting(current.state);
  const building = open && (changing || !waiting);
  if (!open && !current) return null;
  return (
    <Section
      title="Quote"
      description={
        open && !current
          ? 'Started from the trees of this request and your price list. Change whatever you like.'
          : undefined
      }
    >
      <VStack $gap={5}>
        {current && (
          <Card>
            <QuoteView quote={current} />
            {open && waiting && !changing && (
              <Text as="div" spaceAbove={5}>
                <Button variant="outline" onClick={() => setChanging(true)}>
                  Change the quote
                </Button>
              </Text>
            )}
          </Card>
        )}
        {building && (
          <Card>
            {business.isPending ? (
              <SkeletonText lines={5} />
            ) : (
              <QuoteBuilder
                key={current?.id ?? 'first'}
                lead={lead}
                last={current}
                prices={business.data?.vendor_prices ?? []}
                onSent={() => setChanging(false)}
                onCancel={changing ? () => setChanging(false) : undefined}
              />
            )}
          </Card>
        )}
        {earlier.length > 0 && (
          <Accordion
            items={earlier.map((quote) => ({
              id: quote.id,
              title: `Version ${quote.version}`,
              content: <QuoteView quote={quote} />,
            }))}
          />
        )}
      </VStack>
    </Section>
  );
}
