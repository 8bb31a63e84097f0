import { describeTree, REQUEST_TIMINGS, SERVICES } from '@tree-service/domain';
import { useFeatureFlag } from '@tree-service/kernel';
import { Card, Text } from '@tree-service/design';
import * as v from 'valibot';
import type { Draft } from '../draft/draft';
import { accessSchema, accessText } from '../schemas/accessSchema';
import { serviceSchema } from '../schemas/serviceSchema';
import { timingSchema } from '../schemas/timingSchema';
import { treesSchema } from '../schemas/treesSchema';
import { estimateInputOf } from '../submit/submission';
import { ReviewEstimate } from './ReviewEstimate';
import { ReviewSection } from './ReviewSection';
import type { Step } from './stepOrder';

/** All answers, each step with a link to change it. */
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
  const { label, address, zip, pin } = draft.property;
  const photos = draft.photos.length;
  const estimateInput = estimateInputOf(draft);

  return (
    <Card>
      <ReviewSection step="service" address={addressOf('service')}>
        {SERVICES[category].name}
        {category === 'arborist' && writtenReport && ', with a written report'}
      </ReviewSection>
      <ReviewSection step="property" address={addressOf('property')}>
        {label.trim() !== '' && label !== address && <Text weight="medium">{label}</Text>}
        {address}, {zip}
        {pin !== null && (
          <Text size="sm" tone="muted">
            Tree location marked on the map.
          </Text>
        )}
      </ReviewSection>
      <ReviewSection step="trees" address={addressOf('trees')}>
        {trees.map((tree, position) => (
          <Text key={draft.trees[position]?.key}>{describeTree(tree, { category })}</Text>
        ))}
      </ReviewSection>
      {isAdvanced && (
        <ReviewSection step="photos" address={addressOf('photos')}>
          {photos === 0 ? 'None' : `${photos} ${photos === 1 ? 'photo' : 'photos'}`}
        </ReviewSection>
      )}
      <ReviewSection step="access" address={addressOf('access')}>
        <Text>{access.description}</Text>
        {accessNotes !== undefined && (
          <Text tone="muted" spaceAbove={2}>
            {accessNotes}
          </Text>
        )}
      </ReviewSection>
      <ReviewSection step="timing" address={addressOf('timing')}>
        {REQUEST_TIMINGS[timing]}
      </ReviewSection>
      <ReviewSection step="estimate" address={addressOf('estimate')} action="View">
        {estimateInput !== null && <ReviewEstimate input={estimateInput} />}
      </ReviewSection>
      <ReviewSection step="contact" address={addressOf('contact')}>
        {[draft.contact.firstName, draft.contact.lastName].join(' ').trim()}
        {draft.contact.phone.trim() !== '' && `, ${draft.contact.phone.trim()}`}
      </ReviewSection>
    </Card>
  );
}
