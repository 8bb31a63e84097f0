import { withRules } from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import styled from 'styled-components';
import { color, font, fontSize, Heading, space, Text } from '@tree-service/design';
import type { Step } from './steps';

const List = styled.ol`
  display: grid;
  gap: ${space(6)};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: ${space(12)} 1fr;
  gap: ${space(4)};
  counter-increment: step;
  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: ${space(12)};
    height: ${space(12)};
    border-radius: 50%;
    background: ${color.brandSoft};
    color: ${color.brandText};
    font-family: ${font.display};
    font-size: ${fontSize.lg};
  }
`;

export function StepList({ steps }: { steps: readonly Step[] }) {
  const rules = useRuleWords();
  return (
    <List>
      {steps.map(({ title, text }) => (
        <Item key={title}>
          <div>
            <Heading level={3}>{title}</Heading>
            <Text tone="muted" spaceAbove={1}>
              {withRules(text, rules)}
            </Text>
          </div>
        </Item>
      ))}
    </List>
  );
}
