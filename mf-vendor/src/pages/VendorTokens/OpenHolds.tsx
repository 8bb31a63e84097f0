import type { TokenSummary } from '@tree-service/market/api/tokens';
import { formatMoment } from '@tree-service/domain';
import { Card, Link, Section, Table, Text } from '@tree-service/design';
import { vendorPaths } from '../../paths';
import { tokensInWords } from '../../leads/words';

/** What is held, for which request, and when it comes back by itself. */
export function OpenHolds({ holds, held }: Pick<TokenSummary, 'holds' | 'held'>) {
  if (holds.length === 0) return null;
  const unlisted = held - holds.reduce((sum, { tokens }) => sum + tokens, 0);
  return (
    <Section
      title="Held at the moment"
      level={3}
      description="Spent once the owner answers; back with you when nothing is heard by then."
    >
      <Card>
        <Table
          caption="Tokens held"
          rows={holds}
          rowKey={({ lead_id: id }) => id}
          columns={[
            {
              key: 'request',
              header: 'Request',
              cell: ({ request_id: id, held_at: at }) => (
                <Link to={vendorPaths.request(id)}>Accepted {formatMoment(at)}</Link>
              ),
            },
            {
              key: 'back',
              header: 'Comes back if unanswered',
              cell: ({ release_at: at }) =>
                at === null ? 'The owner has answered' : formatMoment(at),
            },
            {
              key: 'tokens',
              header: 'Held',
              numeric: true,
              cell: ({ tokens }) => tokensInWords(tokens),
            },
          ]}
        />
        {unlisted > 0 && (
          <Text size="sm" tone="muted">
            {tokensInWords(unlisted)} more held for requests that are not listed here.
          </Text>
        )}
      </Card>
    </Section>
  );
}
