import { useQuery } from '@tanstack/react-query';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { allPlansQuery } from '../api/plans';
import { PlanForm } from '../plans/PlansPage';
import { testDecisions, typeOver } from '../testing/decisions';
import { planFacts } from '../testing/exampleFacts';

const server = fakeBackend();
beforeEach(() => queryClient.clear());

function Plans() {
  const { data } = useQuery(allPlansQuery());
  return (
    data && (
      <>
        <p>{data.map(({ name }) => name).join(', ')}</p>
        <PlanForm plan={null} onClose={() => undefined} />
      </>
    )
  );
}

function EditedPlan() {
  const plan = useQuery(allPlansQuery()).data?.[0];
  return (
    plan && (
      <>
        <p>
          {plan.name}, version {plan.version}
        </p>
        <PlanForm plan={plan} onClose={() => undefined} />
      </>
    )
  );
}

testDecisions(server, [
  {
    what: 'adding a plan',
    page: <Plans />,
    read: '/rest/v1/subscription_plans',
    stored: [planFacts('premium', 'Premium'), { ...planFacts('basic', 'Basic'), monthly_price: 9 }],
    call: '/rest/v1/rpc/save_plan',
    answer: {
      state: 'saved',
      plan: { ...planFacts('preferred', 'Preferred'), monthly_price: 50 },
    },
    prepare: async (user) => {
      await typeOver(user, 'Name', 'Preferred');
      await typeOver(user, /^Tier/, 'preferred');
      for (const period of ['Monthly', 'Quarterly', 'Yearly']) {
        await typeOver(user, `${period} price`, '50');
      }
    },
    button: 'Save plan',
    before: 'Premium, Basic',
    after: 'Premium, Preferred, Basic',
  },
  {
    what: 'changing a plan',
    page: <EditedPlan />,
    read: '/rest/v1/subscription_plans',
    stored: [planFacts('premium', 'Premium')],
    call: '/rest/v1/rpc/save_plan',
    answer: { state: 'saved', plan: { ...planFacts('premium', 'Prime'), version: 2 } },
    prepare: (user) => typeOver(user, 'Name', 'Prime'),
    button: 'Save plan',
    before: 'Premium, version 1',
    after: 'Prime, version 2',
  },
]);
