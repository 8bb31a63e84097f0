import { findQuestions } from './findQuestions';
import { subjects } from './questions';

describe('findQuestions', () => {
  it('leaves everything when nothing is looked for', () => {
    expect(findQuestions(subjects, '  ')).toEqual(subjects);
  });

  it('finds words in any order and case, in questions and answers', () => {
    const [found] = findQuestions(subjects, 'silence TOKENS');
    expect(found?.questions.map(({ question }) => question)).toContain(
      'What if the owner never answers?',
    );
  });

  it('leaves out subjects without a match', () => {
    expect(findQuestions(subjects, 'submarine')).toEqual([]);
  });
});
