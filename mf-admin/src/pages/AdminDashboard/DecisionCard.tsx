import styled from 'styled-components';
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
import { mostUrgentFirst, type Decision, type DecisionList } from '../../queue/decisions';

const SHOWN = 4;

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

/** The deadline, or the age where there is none. */
function Urgency({ since, dueAt }: Pick<Decision, 'since' | 'dueAt'>) {
  return dueAt === undefined ? <Age since={since} /> : <DecisionClock dueAt={dueAt} />;
}

/** One kind of decision: how many are open, the most urgent, and a link to all of them. */
export function DecisionCard({ title, empty, all, useDecisions }: DecisionList) {
  return (
    <Card>
      <Heading level={3} size="lg">
        {title}
      </Heading>
      <QueryBoundary query={useDecisions()} what={title.toLowerCase()}>
        {({ rows, total }) => {
          const decisions = mostUrgentFirst(rows);
          const [first] = decisions;
          return (
            <>
              <Figure>
                <Count $some={first !== undefined}>{total}</Count>
                {first === undefined ? (
                  empty
                ) : (
                  <span>
                    {first.dueAt === undefined ? 'oldest ' : 'first due '}
                    <Urgency {...first} />
                  </span>
                )}
              </Figure>
              {first !== undefined && (
                <Entries>
                  {decisions.slice(0, SHOWN).map(({ id, title: name, to, since, dueAt }) => (
                    <Entry key={id}>
                      <Link to={to}>{name}</Link>
                      <Urgency since={since} dueAt={dueAt} />
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
