/** So many in so long; over it: 429. */
export const per = (count: number, ms: number) => ({ count, ms })
