/** One section of a text page: a heading, paragraphs and perhaps a list. */
export interface ProseSection {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}
