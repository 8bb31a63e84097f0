import { Check } from 'lucide-react';
import { Card, color, Grid, Heading, Illustration, space, Text } from '@tree-service/design';
import { withRules } from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import styled from 'styled-components';
import type { ServiceCategoryTab } from './serviceCatalog';

const Benefits = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: ${space(5)} 0 0;
  padding: ${space(5)} 0 0;
  border-top: 1px solid ${color.border};
  list-style: none;
`;

const Picture = styled.div`
  max-width: 20rem;
  margin: 0 auto ${space(4)};
`;

const Benefit = styled.li`
  display: grid;
  grid-template-columns: ${space(5)} 1fr;
  gap: ${space(2)};
  & svg {
    width: ${space(5)};
    height: ${space(6)};
    color: ${color.brand};
  }
`;

export function ServiceCards({ category }: { category: ServiceCategoryTab }) {
  const rules = useRuleWords();
  return (
    <>
      <Text tone="muted">{category.description}</Text>
      <Grid $min="18rem" $gap={5} as="div">
        {category.services.map(({ title, picture, description, benefits }) => (
          <Card as="article" key={title}>
            <Picture>
              <Illustration drawing={picture} />
            </Picture>
            <Heading level={3} size="xl">
              {title}
            </Heading>
            <Text tone="muted" spaceAbove={2}>
              {description}
            </Text>
            <Benefits>
              {benefits.map((benefit, index) => (
                <Benefit key={index}>
                  <Check aria-hidden="true" strokeWidth={2.5} />
                  <span>{withRules(benefit, rules)}</span>
                </Benefit>
              ))}
            </Benefits>
          </Card>
        ))}
      </Grid>
    </>
  );
}
