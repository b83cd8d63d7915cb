/** Tags of one person in the pool. */
export const mostTags = 10
/** People asked at once to look at a job, and by one company a day. */
export const mostInvited = 50
export const mostInvitedADay = 200
/** One person is asked by one company to so many jobs in so many days: more is a flood, not an offer. */
export const mostInvitedOfOne = { times: 3, days: 7 }

export const poolSources = ['application', 'drop', 'import', 'search'] as const
export type PoolSource = (typeof poolSources)[number]
