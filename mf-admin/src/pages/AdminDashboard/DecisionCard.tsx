import type { ReactNode } from 'react';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import styled from 'styled-components';
import type { ListPage } from '@tree-service/market/api/keyset';
import {
  Card,
  color,
  font,
  fontSize,
  Heading,
  Link,
  QueryBoundary,
  space,
  Text,
} from '@tree-service/design';
import { DecisionClock } from '../../caseFile/DecisionClock';
import { Age } from '../../layout/Age';
import { mostPressingFirst, type Decision } from './decisions';

const SHOWN = 4;
const REFETCH_MS = 60_000;

const Figure = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space(3)};
  margin: ${space(2)} 0 ${space(4)};
  color: ${color.textMuted};
`;

const Count = styled.span<{ $some: boolean }>`
  color: ${({ $some }) => ($some ? color.accent : color.textMuted)};
  font-family: ${font.display};
  font-size: ${fontSize['3xl']};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;
`;

const Entries = styled.ul`
  margin: 0 0 ${space(4)};
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  padding-block: ${space(2)};
  border-top: 1px solid ${color.border};
  & > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > :last-child {
    flex: none;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`;

interface DecisionCardProps<Row, Key extends QueryKey> {
  readonly title: string;
  /** What it is called in a sentence: "the queue". */
  readonly what: string;
  /** Reads the most pressing of them and how many there are; asked again every minute. */
  readonly query: UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, Key>;
  readonly toDecision: (row: Row) => Decision;
  /** Said when nothing waits. */
  readonly nothing: ReactNode;
  /** Where all of them are. */
  readonly all: { readonly label: string; readonly to: string };
}

/** Until when a decision is due; since when it waits where nothing sets a time. */
function Pressing({ since, dueAt }: Pick<Decision, 'since' | 'dueAt'>) {
  return dueAt === undefined ? <Age since={since} /> : <DecisionClock dueAt={dueAt} />;
}

/** One kind of decision: how many wait, since or until when, the most pressing, and where to decide them. */
export function DecisionCard<Row, Key extends QueryKey>(props: DecisionCardProps<Row, Key>) {
  const { title, what, toDecision, nothing, all } = props;
  const query = useQuery({ ...props.query, refetchInterval: REFETCH_MS });
  return (
    <Card>
      <Heading level={3} size="lg">
        {title}
      </Heading>
      <QueryBoundary query={query} what={what}>
        {({ rows, total }) => {
          const decisions = mostPressingFirst(rows.map(toDecision));
          const [first] = decisions;
          return (
            <>
              <Figure>
                <Count $some={first !== undefined}>{total ?? `${rows.length} or more`}</Count>
                {first === undefined ? (
                  nothing
                ) : (
                  <span>
                    {first.dueAt === undefined ? 'oldest ' : 'first due '}
                    <Pressing {...first} />
                  </span>
                )}
              </Figure>
              {first !== undefined && (
                <Entries>
                  {decisions.slice(0, SHOWN).map(({ id, title: name, to, since, dueAt }) => (
                    <Entry key={id}>
                      <Link to={to}>{name}</Link>
                      <Pressing since={since} dueAt={dueAt} />
                    </Entry>
                  ))}
                </Entries>
              )}
              <Text size="sm">
                <Link to={all.to}>{all.label}</Link>
              </Text>
            </>
          );
        }}
      </QueryBoundary>
    </Card>
  );
}
