/** Orders of applicants: that of the board, and those of the list. */
export const sortKeys = ['board', 'newest', 'due', 'rating', 'name', 'stage', 'source'] as const
export type SortKey = (typeof sortKeys)[number]
export const ways = ['up', 'down'] as const

/** How somebody waits whom nobody has answered: at all, with the day of the answer near, or over. */
export const waits = ['unanswered', 'soon', 'late'] as const
/** The same of those nobody has answered at all, as reports count them. */
export const unansweredWaits = ['due_soon', 'overdue'] as const
/** So many days before the answer is due it counts as soon. */
export const soonDays = 3

/** So many cards of a column, or rows of the list, come at once. */
export const cardsAtOnce = 50
/** So many changed cards are asked for at once. */
export const mostChanges = 100
/** So many views a person keeps for a page. */
export const mostViews = 30
/** Whoever was not heard of for so long does not look any more, in ms. */
export const watchingFor = 70_000
/** As many are chosen for one batch. */
export const mostInBatch = 1000
/** So many tags stand on one application, so many criteria on a job. */
export const mostTags = 20
export const mostCriteria = 12
