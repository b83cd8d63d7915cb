/** By what accounts may hang together; what it means is for a person to judge. */
export const patternKinds = ['name', 'phone', 'device', 'text', 'payment'] as const
export type PatternKind = (typeof patternKinds)[number]

/** So many links of each kind are looked for. */
export const mostLinks = 10
/** Texts shorter than this are alike by chance, in letters. */
export const shortestText = 120
