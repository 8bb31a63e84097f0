import { useInfiniteQuery } from '@tanstack/react-query';
import { adminPaths } from '../../paths';
import {
  decidedCasesQuery,
  readAllDecided,
  type DecidedCase,
  type DecidedKind,
} from '../../api/decidedCases';
import { Card, EmptyState, Link, type TableColumn } from '@tree-service/design';
import * as v from 'valibot';
import { isKeyOf, LOCALE } from '@tree-service/domain';
import { describeOutcome, DISPUTE_OUTCOMES } from '@tree-service/market/features/disputes';
import { auditSubject, actorOf } from '../auditTrail/auditSubject';
import { Age } from '../layout/Age';
import { PagedList } from '../layout/PagedList';
import type { AuditRow } from '../../api/audit';
import { auditActionText } from '../auditTrail/auditActions';
import { ListTable } from '../layout/ListTable';

const columns: readonly TableColumn<DecidedCase>[] = [
  {
    key: 'about',
    header: 'About',
    cell: ({ row, business }) =>
      business === null ? (
        auditSubject(row).name
      ) : (
        <Link to={adminPaths.vendor(business.vendorId)}>{business.name}</Link>
      ),
  },
  { key: 'who', header: 'By', cell: ({ row }) => actorOf(row) },
  { key: 'why', header: 'Reason', cell: ({ row }) => row.reason ?? 'No reason given' },
  { key: 'when', header: 'When', cell: ({ row }) => <Age since={row.created_at} /> },
];

// Older rows may lack what newer ones have.
const storedCase = v.object({
  outcome: v.nullish(v.string()),
  outcome_price_cents: v.nullish(v.number()),
  tokens: v.nullish(v.number()),
});

const signed = new Intl.NumberFormat(LOCALE, { signDisplay: 'exceptZero' });

/** A decision in words: the outcome of a dispute, the tokens of a claim or adjustment. */
export function decisionText({ action, after }: Pick<AuditRow, 'action' | 'after'>): string {
  const text = auditActionText(action);
  const stored = v.safeParse(storedCase, after);
  if (!stored.success) return text;
  const { outcome, outcome_price_cents: price, tokens } = stored.output;
  if (typeof outcome === 'string' && isKeyOf(DISPUTE_OUTCOMES, outcome)) {
    return describeOutcome(outcome, price ?? null);
  }
  if (typeof tokens !== 'number') return text;
  const amount = action.startsWith('tokens.') ? signed.format(tokens) : String(tokens);
  return `${text}: ${amount} ${Math.abs(tokens) === 1 ? 'token' : 'tokens'}`;
}

const cells = ({ row, business }: DecidedCase) => ({
  Decision: decisionText(row),
  About: business?.name ?? auditSubject(row).name,
  By: actorOf(row),
  Reason: row.reason,
  'When (UTC)': row.created_at,
});

interface DecidedCasesProps {
  readonly kind: DecidedKind;
  /** The address of a decided case, by the id of its subject. */
  readonly toCase?: (subjectId: string) => string;
}

/** What administrators decided about cases of a kind, newest first. */
export function DecidedCases({ kind, toCase }: DecidedCasesProps) {
  const decision: TableColumn<DecidedCase> = {
    key: 'what',
    header: 'Decision',
    cell: ({ row }) =>
      toCase && row.subject_id !== null ? (
        <Link to={toCase(row.subject_id)}>{decisionText(row)}</Link>
      ) : (
        decisionText(row)
      ),
  };
  return (
    <PagedList
      query={useInfiniteQuery(decidedCasesQuery(kind))}
      what="the decisions"
      empty={
        <EmptyState title="No decisions yet">Decisions and their reasons appear here.</EmptyState>
      }
      more="Show older decisions"
    >
      {(cases) => (
        <Card>
          <ListTable
            name="decisions"
            read={() => readAllDecided(kind)}
            cells={cells}
            caption="Decisions"
            columns={[decision, ...columns]}
            rows={cases}
            rowKey={({ row }) => String(row.id)}
          />
        </Card>
      )}
    </PagedList>
  );
}
