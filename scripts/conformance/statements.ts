import type { Statement } from './statement';
import { calls } from './statements/calls';
import { constants } from './statements/constants';
import { entities } from './statements/entities';
import { gaps } from './statements/gaps';
import { messages } from './statements/messages';
import { product } from './statements/product';
import { screens } from './statements/screens';
import { states } from './statements/states';
import { validation } from './statements/validation';

/** Statements whose answer needed a word, in the order of the specification. */
export const statements: readonly Statement[] = [
  ...product,
  ...screens,
  ...entities,
  ...states,
  ...validation,
  ...calls,
  ...messages,
  ...constants,
  ...gaps,
];
