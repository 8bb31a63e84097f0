/** A quote or a receipt for the PDF; all values are formatted. */
export interface PriceDocument {
  fileName: string;
  /** The business whose work it is about. */
  from: string;
  /** License, insurance, phone: small print below its name. */
  letterhead: readonly string[];
  title: string;
  facts: ReadonlyArray<readonly [term: string, description: string]>;
  groups: ReadonlyArray<{
    title: string;
    lines: ReadonlyArray<{
      work: string;
      quantity: string;
      each: string;
      total: string;
    }>;
  }>;
  totalLabel: string;
  total: string;
  /** What the total was before agreed changes. */
  changed: string | null;
  /** Longer texts below the total, each with its heading. */
  texts: ReadonlyArray<readonly [heading: string, text: string]>;
  /** Whose signature and date there is a line for. */
  signature: string | null;
  /** Sentences at the end, in small print. */
  closing: readonly string[];
}
