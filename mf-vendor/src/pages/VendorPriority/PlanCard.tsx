import { planBenefits, type Plan } from '@tree-service/market/api/plans';
import { formatCents } from '@tree-service/domain';
import { Card, Heading, HStack, Price, StatusPill, Text, VStack } from '@tree-service/design';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Benefits = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.5rem;
  }
  & svg {
    margin-top: 0.2em;
  }
`;

/** `price` in dollars, as plans store it. */
export const dollars = (price: number): string => formatCents(Math.round(price * 100));

export interface PlanCardProps {
  plan: Plan;
  current: boolean;
  children?: ReactNode;
}

export function PlanCard({ plan, current, children }: PlanCardProps) {
  const { boostMultiplier, featuredProfile, prioritySupport } = planBenefits(plan);
  return (
    <Card as="article" $tone={current ? 'brand' : 'plain'}>
      <VStack $gap={4}>
        <HStack $justify="space-between" $gap={3} $wrap>
          <Heading level={3} size="xl">
            {plan.name}
          </Heading>
          {current && <StatusPill tone="success">Your plan</StatusPill>}
        </HStack>
        <div>
          <Price size="large" amount={dollars(plan.monthly_price)} per="/ month" />
          <Text size="sm" tone="muted" spaceAbove={1}>
            or {dollars(plan.quarterly_price)} per quarter, {dollars(plan.yearly_price)} per year
          </Text>
        </div>
        <Benefits>
          <li>
            <Check size={18} aria-hidden />
            Multiplies your score by {boostMultiplier}, if you meet the quality standard
          </li>
          {featuredProfile && (
            <li>
              <Check size={18} aria-hidden />
              Featured profile: the nearest featured Pro with enough reviews is first in the
              directory, labeled Promoted
            </li>
          )}
          {prioritySupport && (
            <li>
              <Check size={18} aria-hidden />
              Priority support: your support messages move up the queue by a day
            </li>
          )}
        </Benefits>
        {children}
      </VStack>
    </Card>
  );
}
