/** Longest life of a link to a printed CV. */
export const linkDays = 30
/** As many as a batch may hold. */
export const mostAtOnce = 100
/** product.md, "Money": free each month for a page; each further one costs a coin. */
export const freeEachMonth = 10

/** How long printed files are kept: they can be printed again. */
export const keptDays = 90

/** When the month of a moment began, in UTC. */
export const monthOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1))

/** A number that tells anonymous people apart and nobody who they are; the same for the same application. */
export const numberOf = (id: string): string =>
  String(1000 + (Number.parseInt(id.replace(/-/g, '').slice(-6), 16) % 9000))
