import type { ReactNode } from 'react';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import styled from 'styled-components';
import { Card, color, font, fontSize, Heading, Link, space, Text } from '@tree-service/shared/ui';
import { Age } from '../layout/Age';
import { QueryView } from '../layout/QueryView';
import { longestWaitingFirst, waitingOf, type Decision } from './decisions';

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

interface DecisionCardProps<Answer, Key extends QueryKey> {
  readonly title: string;
  /** What it is called in a sentence: "the queue". */
  readonly what: string;
  /** Reads them; asked again every minute. */
  readonly query: UseQueryOptions<Answer, Error, Answer, Key>;
  readonly toDecisions: (answer: Answer) => Decision[];
  /** Said when nothing waits. */
  readonly nothing: ReactNode;
  /** Where all of them are. */
  readonly all: { readonly label: string; readonly to: string };
}

/** One kind of decision: how many wait, since when, the longest waiting, and where to decide them. */
export function DecisionCard<Answer, Key extends QueryKey>(props: DecisionCardProps<Answer, Key>) {
  const { title, what, toDecisions, nothing, all } = props;
  const query = useQuery({ ...props.query, refetchInterval: REFETCH_MS });
  return (
    <Card>
      <Heading level={3} size="lg">
        {title}
      </Heading>
      <QueryView query={query} what={what}>
        {(answer) => {
          const decisions = toDecisions(answer);
          const { count, oldest } = waitingOf(decisions);
          return (
            <>
              <Figure>
                <Count $some={count > 0}>{count}</Count>
                {oldest === null ? (
                  nothing
                ) : (
                  <span>
                    oldest <Age since={oldest} />
                  </span>
                )}
              </Figure>
              {count > 0 && (
                <Entries>
                  {longestWaitingFirst(decisions)
                    .slice(0, SHOWN)
                    .map(({ id, title: name, to, since }) => (
                      <Entry key={id}>
                        <Link to={to}>{name}</Link>
                        <Age since={since} />
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
      </QueryView>
    </Card>
  );
}
