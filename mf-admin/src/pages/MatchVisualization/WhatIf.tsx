import { useState } from 'react';
import { adminPaths } from '../../paths';
import type { MatchRun } from '../../api/matches';
import type { MatchingChanges } from '../../api/matchTrials';
import {
  CheckboxField,
  Form,
  NumberField,
  SubmitButton,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Button, Card, Grid, Heading, HStack, Link, Section, VStack } from '@tree-service/design';
import { WEIGHTS } from '../MatchingSettings/matchingFields';
import { TrialResult } from '../../matchTrial/TrialResult';
import { PLACE_RULES, whatIfChanges, whatIfInput, whatIfSchema } from './whatIfForm';

interface WhatIfProps {
  readonly requestId: string;
  readonly run: MatchRun;
}

/** Tries other weights, boosts and kept places on a stored match, beside the order as it was. Saves nothing. */
export function WhatIf({ requestId, run }: WhatIfProps) {
  const { matching_policy: policy } = run;
  const [tried, setTried] = useState<MatchingChanges | null>(null);
  const form = useSchemaForm(whatIfSchema, { defaultValues: whatIfInput(policy) });
  return (
    <Section
      title="What if"
      description={
        <>
          Try other settings on this match. Nothing here is saved and no offer changes; settings are
          changed under <Link to={adminPaths.matching()}>Matching settings</Link>.
        </>
      }
    >
      <VStack $gap={5}>
        <Card>
          <Form
            form={form}
            label="What if"
            onSubmit={(typed) => setTried(whatIfChanges(policy, typed))}
          >
            <Heading level={3} size="md">
              Weights, in shares of the whole
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
              label="Boosts of plans count"
              hint={policy.boost_at_most > 1 ? undefined : 'The match ran without boosts.'}
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
            <HStack $gap={3} $wrap>
              <SubmitButton>Show the order</SubmitButton>
              <Button
                variant="ghost"
                onClick={() => {
                  form.reset(whatIfInput(policy));
                  setTried(null);
                }}
              >
                Back to the settings of this match
              </Button>
            </HStack>
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
    </Section>
  );
}
