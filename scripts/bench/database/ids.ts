/** SQL of the id that the numbered thing of a kind has in the benchmark; `number` is SQL too. */
export const id = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid`;
