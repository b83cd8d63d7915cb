/** Longest life of a link to a printed CV. */
export const linkDays = 30
/** As many as a batch may hold. */
export const mostAtOnce = 100

/** How long printed files are kept: they can be printed again. */
export const keptDays = 90

/** A number that tells anonymous people apart and nobody who they are; the same for the same application. */
export const numberOf = (id: string): string =>
  String(1000 + (Number.parseInt(id.replace(/-/g, '').slice(-6), 16) % 9000))
