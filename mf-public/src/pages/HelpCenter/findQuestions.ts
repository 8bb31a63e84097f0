import { withRules, type RuleWords } from '@tree-service/domain';
import { plainText } from '../../article/inlineLinks';
import type { Subject } from './questions';

/**
 * Subjects with the questions that contain every word looked for, in question or answer.
 * Case and order do not matter; no words leaves everything.
 */
export function findQuestions(
  subjects: readonly Subject[],
  words: string,
  rules: RuleWords,
): Subject[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return subjects
    .map((subject) => ({
      ...subject,
      questions: subject.questions.filter(({ question, answer }) => {
        const text = plainText(`${question} ${withRules(answer, rules)}`).toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
