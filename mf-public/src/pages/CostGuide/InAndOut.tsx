import { Check, Minus, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Card, color, Grid, Heading, Section, space } from '@tree-service/design';
import type { GuideText } from '../../costGuide/guideTexts';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(3)};
  }
  & svg {
    margin-top: 0.2em;
    color: ${color.brand};
  }
`;

interface Column {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly items: readonly string[];
}

export function InAndOut({ text }: { readonly text: GuideText }) {
  const columns: readonly Column[] = [
    { title: 'Usually included', icon: Check, items: text.included },
    { title: 'Usually not included', icon: Minus, items: text.notIncluded },
    { title: 'What costs more', icon: TrendingUp, items: text.raises },
    { title: 'How to save', icon: TrendingDown, items: text.saves },
  ];
  return (
    <Section title="What you pay for">
      <Grid $min="15rem" $gap={4}>
        {columns.map(({ title, icon: Icon, items }) => (
          <Card key={title}>
            <Heading level={3}>{title}</Heading>
            <List role="list">
              {items.map((item) => (
                <li key={item}>
                  <Icon size={18} aria-hidden />
                  {item}
                </li>
              ))}
            </List>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
