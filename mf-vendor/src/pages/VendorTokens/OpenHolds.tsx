import { FoldedSection } from '@tree-service/market/features/folding';
import { formatMoment } from '@tree-service/domain';
import { Card, Link, Table, Text } from '@tree-service/design';
import type { TokenSummary } from '../../api/tokens';
import { vendorPaths } from '../../paths';
import { tokensInWords } from '../../leads/words';

export function OpenHolds({ holds, held }: Pick<TokenSummary, 'holds' | 'held'>) {
  if (holds.length === 0) return null;
  const unlisted = held - holds.reduce((sum, { tokens }) => sum + tokens, 0);
  return (
    <FoldedSection
      title="Currently held"
      level={3}
      description="Spent when the owner replies, otherwise refunded automatically."
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
              header: 'Refunded if no reply by',
              cell: ({ release_at: at }) => (at === null ? 'The owner replied' : formatMoment(at)),
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
    </FoldedSection>
  );
}
