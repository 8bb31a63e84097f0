import { optionalText, requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';

/** Obstacles on the way to the trees, as both owners and Pros read them. */
export const OBSTACLES = {
  narrow_gate: 'Gate or passage narrower than 3 feet',
  slope: 'Steep or soft ground',
  no_truck: 'No truck access',
  fence: 'Fences or garden beds in the way',
  underground: 'Underground pipes, cables or septic tank',
  dog: 'Dog on the property',
} as const;

export type Obstacle = keyof typeof OBSTACLES;

const obstacles = [
  'narrow_gate',
  'slope',
  'no_truck',
  'fence',
  'underground',
  'dog',
] as const satisfies readonly Obstacle[];

/** The details step. */
export const accessSchema = v.object({
  description: v.pipe(
    requiredText('Please describe in a sentence or two what you need', 4000),
    v.minLength(10, 'Please describe the work in at least 10 characters'),
  ),
  obstacles: v.array(v.picklist(obstacles)),
  notes: optionalText(1500),
});

/** Obstacles and notes as one text for Pros; undefined when there are none. */
export function accessText(answer: v.InferOutput<typeof accessSchema>): string | undefined {
  const lines = answer.obstacles.map((obstacle) => `${OBSTACLES[obstacle]}.`);
  if (answer.notes !== undefined) lines.push(answer.notes);
  return lines.length === 0 ? undefined : lines.join('\n');
}
