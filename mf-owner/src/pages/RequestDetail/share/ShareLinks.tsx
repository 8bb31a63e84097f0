import { useQuery } from '@tanstack/react-query';
import type { RequestDetail } from '@tree-service/market/api/requests';
import {
  requestSharesQuery,
  revokeRequestShare,
  shareRequest,
  showShare,
} from '../../../api/requestShares';
import { hideRows } from '@tree-service/market/api/showRows';
import { ShareButton } from '@tree-service/market/features/sharing';
import { SERVICES, LOCALE } from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import {
  Alert,
  Button,
  FieldFrame,
  Heading,
  HStack,
  QueryBoundary,
  Select,
  Text,
  TextInput,
  VStack,
} from '@tree-service/design';
import { useAction, useNow } from '@tree-service/design/hooks';
import { useId, useState } from 'react';
import { namedQuotes } from '../quotes/ownerQuote';

const ALL = 'all';

/** The address of a link. Browsers never send the part after the # to a server. */
function addressOf(token: string): string {
  return new URL(`${paths.shared()}#${token}`, window.location.origin).href;
}

const day = (iso: string) =>
  new Date(iso).toLocaleDateString(LOCALE, { month: 'short', day: 'numeric' });

/** Makes links to a request, and turns them off. */
export function ShareLinks({ request }: { request: RequestDetail }) {
  const now = useNow();
  const fieldId = useId();
  const quotes = namedQuotes(request);
  const [what, setWhat] = useState(ALL);
  const query = requestSharesQuery(request.id);
  const shares = useQuery(query);
  const refresh = [query.queryKey];
  const wanted = what === ALL ? null : what;
  const create = useAction({
    run: (leadId: string | null) => shareRequest(request.id, leadId),
    failed: "We couldn't create the link",
    refresh,
    show: ({ id, expires_at }, leadId) =>
      showShare(request.id, { id, lead_id: leadId, expires_at }),
  });
  const revoke = useAction({
    run: revokeRequestShare,
    done: 'Link turned off',
    failed: "We couldn't turn off the link",
    refresh,
    show: (_, id) => hideRows(refresh, [id]),
    onDone: (_done, id) => id === create.data?.id && create.reset(),
  });
  const words = (leadId: string | null) => {
    const quote = quotes.find(({ quote: { lead_id } }) => lead_id === leadId);
    return quote === undefined ? 'All quotes' : `Quote from ${quote.businessName}`;
  };

  return (
    <VStack $gap={5}>
      {create.data === undefined ? (
        <>
          {quotes.length > 1 && (
            <FieldFrame id={fieldId} label="What to share">
              <Select
                id={fieldId}
                value={what}
                onChange={({ target }) => setWhat(target.value)}
                options={[
                  { value: ALL, label: 'The request with all quotes' },
                  ...quotes.map(({ quote }) => ({
                    value: quote.lead_id,
                    label: words(quote.lead_id),
                  })),
                ]}
              />
            </FieldFrame>
          )}
          <div>
            <Button loading={create.isPending} onClick={() => create.mutate(wanted)}>
              Create link
            </Button>
          </div>
        </>
      ) : (
        <Alert tone="success" title="Your link is ready">
          <VStack $gap={3}>
            <Text size="sm">
              It expires on {day(create.data.expires_at)}. Copy it now: we won't show it again.
            </Text>
            <TextInput readOnly aria-label="Link" value={addressOf(create.data.token)} />
            <HStack $gap={3} $wrap>
              <ShareButton
                title={`${SERVICES[request.category].name} in ${request.city}`}
                to={addressOf(create.data.token)}
                label="Send or copy"
              />
              <Button variant="ghost" onClick={() => create.reset()}>
                Another link
              </Button>
            </HStack>
          </VStack>
        </Alert>
      )}
      <QueryBoundary query={shares} what="your links" loading={null}>
        {(rows) => {
          const working = rows.filter(({ expires_at }) => new Date(expires_at) > now);
          if (working.length === 0) return null;
          return (
            <VStack $gap={2}>
              <Heading level={3} size="md">
                Active links
              </Heading>
              <VStack as="ul" role="list" $gap={2}>
                {working.map(({ id, lead_id, expires_at }) => (
                  <HStack as="li" key={id} $justify="space-between" $gap={3}>
                    <Text as="span" size="sm">
                      {words(lead_id)}, until {day(expires_at)}
                    </Text>
                    <Button
                      size="sm"
                      variant="outline"
                      loading={revoke.isPending && revoke.variables === id}
                      aria-label={`Turn off the link: ${words(lead_id)}, until ${day(expires_at)}`}
                      onClick={() => revoke.mutate(id)}
                    >
                      Turn off
                    </Button>
                  </HStack>
                ))}
              </VStack>
            </VStack>
          );
        }}
      </QueryBoundary>
    </VStack>
  );
}
