import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Plan } from '@tree-service/market/api/plans';
import { Button, Card, Dialog, EmptyState, QueryBoundary, VStack } from '@tree-service/design';
import { allPlansQuery } from '../../api/plans';
import { AdminPage } from '../../layout/AdminPage';
import { PlanFiguresSection } from './figures/PlanFiguresSection';
import { PlanForm } from './PlanForm';
import { PlanTable } from './PlanTable';

export default function PlansPage() {
  const query = useQuery(allPlansQuery());
  const [editedId, setEditedId] = useState<string | null>(null);
  const plan = query.data?.find(({ id }) => id === editedId) ?? null;
  const [isOpen, setIsOpen] = useState(false);
  const open = (chosen: Plan | null) => {
    setEditedId(chosen?.id ?? null);
    setIsOpen(true);
  };
  return (
    <AdminPage
      title="Plans"
      lead="The plans Pros can subscribe to, who has them, and what they bring in. Pros on a plan keep it when it is no longer available."
      actions={<Button onClick={() => open(null)}>Add plan</Button>}
    >
      <QueryBoundary query={query} what="the plans">
        {(plans) =>
          plans.length === 0 ? (
            <EmptyState title="No plans yet">
              Open Diagnostics to add the two default plans, or add your own.
            </EmptyState>
          ) : (
            <VStack $gap={8}>
              <Card>
                <PlanTable plans={plans} onEdit={open} />
              </Card>
              <PlanFiguresSection plans={plans} />
            </VStack>
          )
        }
      </QueryBoundary>
      <Dialog title={plan?.name ?? 'New plan'} open={isOpen} onOpenChange={setIsOpen}>
        <PlanForm key={plan?.id ?? 'new'} plan={plan} onClose={() => setIsOpen(false)} />
      </Dialog>
    </AdminPage>
  );
}
