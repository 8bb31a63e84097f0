/** How the product answers a statement. */
export type Answer =
  /** Built as stated. */
  | 'built'
  /** Deviates, for the reason given. */
  | 'deviates'
  /** Not there yet, for the reason given. */
  | 'open';

/** The test that fails when a statement no longer holds. */
export interface StatementTest {
  readonly file: string;
  /** The whole title of the test, or the statement of the row of a scene, as written in the file. */
  readonly title: string;
}

/** A statement of the specification, and how the product answers it. */
export interface Statement {
  /** "§4", or the part of gaps.md. */
  readonly section: string;
  readonly statement: string;
  readonly answer: Answer;
  /** The file that decides it. */
  readonly place?: string;
  readonly test?: StatementTest;
  /** Why it deviates or is open, or what to know about it. */
  readonly note?: string;
}

/** Makes the rows of one section. */
export const inSection =
  (section: string) =>
  (
    statement: string,
    place: string,
    test: readonly [file: string, title: string] | null,
    rest: Partial<Pick<Statement, 'answer' | 'note'>> = {},
  ): Statement => ({
    section,
    statement,
    place,
    answer: 'built',
    ...(test !== null && { test: { file: test[0], title: test[1] } }),
    ...rest,
  });
