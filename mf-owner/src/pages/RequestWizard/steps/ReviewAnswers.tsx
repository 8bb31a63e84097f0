import { describeTree, REQUEST_TIMINGS, SERVICES } from '@tree-service/domain';
import { useFeatureFlag } from '@tree-service/kernel';
import { Card, color, Heading, Link, space, Text } from '@tree-service/design';
import * as v from 'valibot';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Draft } from '../draft/draft';
import { accessSchema, accessText } from '../schemas/accessSchema';
import { serviceSchema } from '../schemas/serviceSchema';
import { timingSchema } from '../schemas/timingSchema';
import { treesSchema } from '../schemas/treesSchema';
import type { Step } from './stepOrder';

const Frame = styled.section`
  padding-block: ${space(4)};
  & + & {
    border-top: 1px solid ${color.border};
  }
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(1)};
`;

const Change = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;

/** Some answers, with a link to their step. */
function ReviewSection({
  name,
  address,
  children,
}: {
  name: string;
  /** The address of their step; it leads back here. */
  address: string;
  children: ReactNode;
}) {
  return (
    <Frame aria-label={name}>
      <Header>
        <Heading level={2} size="md">
          {name}
        </Heading>
        <Change to={address} aria-label={`Change ${name.toLowerCase()}`}>
          Change
        </Change>
      </Header>
      {children}
    </Frame>
  );
}

/** The answers of the steps before, with links to change them. */
export function ReviewAnswers({
  draft,
  addressOf,
}: {
  draft: Draft;
  addressOf: (step: Step) => string;
}) {
  const isAdvanced = useFeatureFlag('advanced_service_request');
  const { category, writtenReport } = v.parse(serviceSchema, draft.service);
  const { trees } = v.parse(treesSchema(category), { trees: draft.trees });
  const { timing } = v.parse(timingSchema, draft.timing);
  const access = v.parse(accessSchema, draft.access);
  const accessNotes = accessText(access);
  const photos = draft.photos.length;

  return (
    <Card>
      <ReviewSection name="Service" address={addressOf('price')}>
        {SERVICES[category].name}
        {category === 'arborist' && writtenReport && ', with a written report'}
      </ReviewSection>
      <ReviewSection name="Trees" address={addressOf('trees')}>
        {trees.map((tree, position) => (
          <Text key={draft.trees[position]?.key}>{describeTree(tree, { category })}</Text>
        ))}
      </ReviewSection>
      {isAdvanced && (
        <ReviewSection name="Photos" address={addressOf('trees')}>
          {photos === 0 ? 'None' : `${photos} ${photos === 1 ? 'photo' : 'photos'}`}
        </ReviewSection>
      )}
      <ReviewSection name="Details" address={addressOf('work')}>
        <Text>{access.description}</Text>
        {accessNotes !== undefined && (
          <Text tone="muted" spaceAbove={2}>
            {accessNotes}
          </Text>
        )}
      </ReviewSection>
      <ReviewSection name="Timing" address={addressOf('work')}>
        {REQUEST_TIMINGS[timing]}
      </ReviewSection>
    </Card>
  );
}
