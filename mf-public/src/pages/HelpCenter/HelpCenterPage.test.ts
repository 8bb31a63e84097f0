import { RELEASE_RULES, ruleWords } from '@tree-service/domain';
import { findQuestions, subjects } from './HelpCenterPage';

const rules = ruleWords(RELEASE_RULES);

describe('findQuestions', () => {
  it('returns everything without a search', () => {
    expect(findQuestions(subjects, '  ', rules)).toEqual(subjects);
  });

  it('finds words in any order and case, in questions and answers', () => {
    const [found] = findQuestions(subjects, 'refunded TOKENS', rules);
    expect(found?.questions.map(({ question }) => question)).toContain(
      'What if the owner never replies?',
    );
  });

  it('leaves out subjects without a match', () => {
    expect(findQuestions(subjects, 'submarine', rules)).toEqual([]);
  });
});
