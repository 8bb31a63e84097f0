import type { Cents } from '@tree-service/domain';
import { requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';
import { countedLine, lineEntries, linesOf, emptyLine, lineTotal } from '../../../lines/lineSchema';

const line = v.pipe(
  v.object({ ...lineEntries, kind: v.picklist(['more', 'less']) }),
  v.transform(countedLine),
);

/** The same limits as in the database. */
export const changeOrderSchema = v.object({
  lines: linesOf(line),
  reason: requiredText('Please enter a reason', 2000),
});

export type ChangeInput = v.InferInput<typeof changeOrderSchema>;

export type ChangeOutput = v.InferOutput<typeof changeOrderSchema>;

export const emptyChange: ChangeInput['lines'][number] = { ...emptyLine, kind: 'more' };

/** The price difference in cents of the lines entered so far; negative when they lower the price. */
export function changeTotal(lines: ReadonlyArray<Partial<ChangeInput['lines'][number]>>): Cents {
  return lines.reduce((sum, { kind, ...typed }) => {
    const amount = lineTotal({ ...emptyLine, ...typed }) ?? 0;
    return kind === 'less' ? sum - amount : sum + amount;
  }, 0);
}
