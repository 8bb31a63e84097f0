/** One photo with its address and what is to be seen. */
export interface GridPhoto {
  readonly id: string;
  readonly src: string;
  readonly alt: string;
  /** Written below the enlarged photo, and on the small one unless `mark` is; `alt` says it to screen readers. */
  readonly caption?: string;
  /** A word or two on the small photo instead of the caption; null for none. */
  readonly mark?: string | null;
  /** Address at which it can be saved. */
  readonly download?: string;
}
