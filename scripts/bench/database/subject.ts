/** What is measured: the statement a call of the interface becomes, the person who makes it, and its bare twin. */
export interface Subject {
  readonly name: string;
  /** The statement; $1, $2 are ids of the sample as text. */
  readonly sql: string;
  /** One row a sample: `caller`, whose rights it runs with, and `first`, `second` for $1 and $2. */
  readonly samples: string;
  /** The same rows by their index alone, without embedded rows. */
  readonly bare?: string;
  /** Runs as the server itself: nothing of it is subject to policies. */
  readonly isInternal?: boolean;
  /** Looks at everything that waits, on purpose. */
  readonly isSweep?: boolean;
  /** Changes rows, which are taken back afterwards. */
  readonly writes?: boolean;
  /** The p95 in milliseconds that PostgreSQL may take in a marketplace of any size, on two quiet cores. */
  readonly p95AtMost?: number;
}
