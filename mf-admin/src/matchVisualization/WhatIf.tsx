import { useState } from 'react';
import { adminPaths } from '../paths';
import type { MatchingPolicy, MatchRun } from '../api/matches';
import type { MatchingChanges } from '../api/matchTrials';
import {
  CheckboxField,
  Form,
  FormActions,
  NumberField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Card, Grid, Heading, Link, VStack } from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import * as v from 'valibot';
import { type MatchingField, RULES, WEIGHTS } from '../shared/matchTrial/matchingFields';
import { TrialResult } from '../shared/matchTrial/TrialResult';
import { changedNumbers } from '../shared/matchTrial/matchingForm';
import { settingsInput, settingsSchema } from '../shared/matchTrial/settingsForm';

const PLACE_NAMES: readonly string[] = [
  'offers_at_once',
  'unboosted_places',
  'newcomer_places',
  'newcomer_days',
  'newcomer_jobs',
  'floor_rating',
  'floor_reviews',
  'floor_dispute_days',
];

const PLACE_RULES: readonly MatchingField[] = RULES.filter(({ name }) =>
  PLACE_NAMES.includes(name),
);

const FIELDS = [...WEIGHTS, ...PLACE_RULES];

export const whatIfSchema = v.object({
  numbers: settingsSchema(FIELDS),
  boosts: v.boolean(),
});

type WhatIfAnswer = v.InferOutput<typeof whatIfSchema>;

export function whatIfInput(policy: MatchingPolicy): v.InferInput<typeof whatIfSchema> {
  return { numbers: settingsInput(policy, FIELDS), boosts: policy.boost_at_most > 1 };
}

/** The settings that differ from those of the match. */
export function whatIfChanges(
  policy: MatchingPolicy,
  { numbers, boosts }: WhatIfAnswer,
): MatchingChanges {
  const changes = changedNumbers(policy, numbers, FIELDS);
  return boosts || policy.boost_at_most <= 1 ? changes : { ...changes, boost_at_most: 1 };
}

interface WhatIfProps {
  readonly id: string;
  readonly requestId: string;
  readonly run: MatchRun;
}

/** Tries other settings on a stored match. Saves nothing. */
export function WhatIf({ id, requestId, run }: WhatIfProps) {
  const { matching_policy: policy } = run;
  const [tried, setTried] = useState<MatchingChanges | null>(null);
  const form = useSchemaForm(whatIfSchema, { defaultValues: whatIfInput(policy) });
  return (
    <FoldedSection
      id={id}
      title="What if"
      description={
        <>
          Try other settings on this match. Nothing is saved and no offer changes. To change the
          settings, open <Link to={adminPaths.matching()}>Matching settings</Link>.
        </>
      }
    >
      <VStack $gap={5}>
        <Card>
          <Form
            form={form}
            draft={`what-if/${run.id}`}
            label="What if"
            onSubmit={(typed) => setTried(whatIfChanges(policy, typed))}
          >
            <Heading level={3} size="md">
              Weights, as shares of their sum
            </Heading>
            <Grid $min="9rem" $gap={4}>
              {WEIGHTS.map(({ name, label, unit }) => (
                <NumberField
                  key={name}
                  name={`numbers.${name}`}
                  control={form.control}
                  label={label}
                  unit={unit}
                />
              ))}
            </Grid>
            <Heading level={3} size="md">
              Boosts and places
            </Heading>
            <CheckboxField
              name="boosts"
              control={form.control}
              label="Apply plan boosts"
              hint={policy.boost_at_most > 1 ? undefined : 'This match ran without boosts.'}
              disabled={policy.boost_at_most <= 1}
            />
            <Grid $min="13rem" $gap={4}>
              {PLACE_RULES.map(({ name, label, whole }) => (
                <NumberField
                  key={name}
                  name={`numbers.${name}`}
                  control={form.control}
                  label={label}
                  whole={whole}
                />
              ))}
            </Grid>
            <FormActions
              submit="Show order"
              cancel="Reset to the settings of this match"
              onCancel={() => {
                form.reset(whatIfInput(policy));
                setTried(null);
              }}
            />
          </Form>
        </Card>
        {tried !== null && (
          <TrialResult
            requestId={requestId}
            runId={run.id}
            changes={tried}
            storedOffers={policy.offers_at_once}
          />
        )}
      </VStack>
    </FoldedSection>
  );
}
