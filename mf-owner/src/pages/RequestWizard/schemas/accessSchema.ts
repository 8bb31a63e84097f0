import { optionalText, requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';

/** Hazards and obstacles on the way to the trees, as people tick them and Pros read them. */
export const OBSTACLES = {
  narrow_gate: 'Gate or passage narrower than 3 feet',
  slope: 'Steep or soft ground',
  no_truck: 'No way in for a truck',
  fence: 'Fences or garden beds in the way',
  underground: 'Pipes, septic tank or cables in the ground',
  dog: 'A dog on the property',
} as const;

/** An obstacle as kept in the draft. */
export type Obstacle = keyof typeof OBSTACLES;

const obstacles = [
  'narrow_gate',
  'slope',
  'no_truck',
  'fence',
  'underground',
  'dog',
] as const satisfies readonly Obstacle[];

/** The step about the work, the way in and what to look out for. */
export const accessSchema = v.object({
  description: requiredText('Tell the Pros in a sentence or two what you need', 4000),
  obstacles: v.array(v.picklist(obstacles)),
  notes: optionalText(1500),
});

/** What the step holds while it is being filled in. */
export type AccessValues = v.InferInput<typeof accessSchema>;

/** Obstacles and notes as one text for Pros; undefined when there is nothing to say. */
export function accessText(answer: v.InferOutput<typeof accessSchema>): string | undefined {
  const lines = answer.obstacles.map((obstacle) => `${OBSTACLES[obstacle]}.`);
  if (answer.notes !== undefined) lines.push(answer.notes);
  return lines.length === 0 ? undefined : lines.join('\n');
}
