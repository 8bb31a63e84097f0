import { withRules, type RuleWords } from '@tree-service/domain';
import { plainText } from '../../article/inlineLinks';
import type { Subject } from './questions';

/**
 * Subjects with the questions that contain every search word, in question or answer, in any case and order. An empty search returns everything.
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
