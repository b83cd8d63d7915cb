/** So many rules a version may have: each is looked for in every job. */
export const mostRules = 2000
/** So many missed adverts are shown of one try. */
export const mostMisses = 20
/** The longest text that is tried, in letters. */
export const longestText = 10_000
