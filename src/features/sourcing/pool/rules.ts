/** Tags of one person in the pool. */
export const mostTags = 10
/** People asked at once to look at a job, and by one company a day. */
export const mostInvited = 50
export const mostInvitedADay = 200

export const poolSources = ['application', 'drop', 'import', 'search'] as const
export type PoolSource = (typeof poolSources)[number]
