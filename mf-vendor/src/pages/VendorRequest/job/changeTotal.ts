import type { Cents } from '@tree-service/domain';
import { lineTotal } from '../quote/lineDraft';
import type { ChangeInput } from './changeOrderSchema';

/** What the lines typed so far add to the price, in cents; below zero when they take from it. */
export function changeTotal(lines: ReadonlyArray<Partial<ChangeInput['lines'][number]>>): Cents {
  return lines.reduce((sum, { quantity = '', price = null, kind }) => {
    const amount = lineTotal({ quantity, price }) ?? 0;
    return kind === 'less' ? sum - amount : sum + amount;
  }, 0);
}
