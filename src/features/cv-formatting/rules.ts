/** Longest life of a link to a printed CV. */
export const linkDays = 30
/** As many as a batch may hold. */
export const mostAtOnce = 100
/** product.md, "Money": free each month for a page; each further one costs a coin. */
export const freeEachMonth = 10
/** A number that tells anonymous people apart and nobody who they are; the same for the same application. */
export const numberOf = (id: string): string =>
  String(1000 + (Number.parseInt(id.replace(/-/g, '').slice(-6), 16) % 9000))
