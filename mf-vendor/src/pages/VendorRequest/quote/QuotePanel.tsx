import { DownloadQuote } from '@tree-service/market/features/quoteDocument';
import {
  Accordion,
  Button,
  Card,
  HStack,
  Section,
  SkeletonText,
  VStack,
} from '@tree-service/design';
import { useState } from 'react';
import type { LeadDetail } from '../../../api/leads';
import { useBusiness } from '../../../business/useBusiness';
import { canQuote, canWithdrawQuote, isAwaitingOwner } from './canQuote';
import { FollowUp } from './FollowUp';
import { QuoteBuilder } from './QuoteBuilder';
import { QuoteView } from './QuoteView';
import { WithdrawQuote } from './WithdrawQuote';

const NONE = 'none yet';

/** The current quote, the builder, and earlier versions. */
export function QuotePanel({ lead }: { lead: LeadDetail }) {
  const business = useBusiness();
  // A quote sent from another window must not replace what is being typed in this one.
  const [startedFrom, setStartedFrom] = useState<string | null>(null);
  const request = lead.service_requests;
  const [current, ...earlier] = lead.quotes;
  const open = canQuote(lead);
  const isSent = current !== undefined && isAwaitingOwner(current.state);
  const latest = current?.id ?? NONE;
  const isEditing = open && (startedFrom !== null || !isSent);
  if (!open && !current) return null;
  return (
    <Section
      title="Quote"
      description={
        open && !current
          ? 'Prefilled from this request and your price list. Edit anything you like.'
          : undefined
      }
    >
      <VStack $gap={5}>
        {current && (
          <Card>
            <VStack $gap={5}>
              <FollowUp lead={lead} quote={current} />
              <QuoteView quote={current} request={request} job={lead.jobs} />
              <HStack $gap={3} $wrap>
                {open && isSent && !isEditing && (
                  <Button onClick={() => setStartedFrom(latest)}>Edit quote</Button>
                )}
                <DownloadQuote request={request} quote={current} job={lead.jobs} />
                {open && canWithdrawQuote(current.state) && (
                  <WithdrawQuote quote={current} ownerName={request.contact_name} />
                )}
              </HStack>
            </VStack>
          </Card>
        )}
        {isEditing && (
          <Card>
            {business.isPending ? (
              <SkeletonText lines={5} />
            ) : (
              <div onInput={() => setStartedFrom((before) => before ?? latest)}>
                <QuoteBuilder
                  key={startedFrom ?? latest}
                  lead={lead}
                  last={current}
                  prices={business.data?.vendor_prices ?? []}
                  terms={business.data?.quote_terms ?? null}
                  isCancelable={isSent}
                  onClose={() => setStartedFrom(null)}
                />
              </div>
            )}
          </Card>
        )}
        {earlier.length > 0 && (
          <Accordion
            items={earlier.map((quote) => ({
              id: quote.id,
              title: `Version ${quote.version}`,
              content: <QuoteView quote={quote} request={request} job={lead.jobs} />,
            }))}
          />
        )}
      </VStack>
    </Section>
  );
}
