/** How a company came by somebody whom its team puts before a job by hand. */
export const handSources = ['mail', 'referral', 'in_person', 'phone', 'job_board', 'other'] as const
export type HandSource = (typeof handSources)[number]

/** What stands before it in the source of an application. */
export const mark = 'hand:'
/** The same as the source of an application. */
export const sourceByHand = (came: HandSource) => `${mark}${came}` as const
export const isByHand = (source: string): boolean => source.startsWith(mark)
/** A team put them before the job, by hand or from its pool: they have sent nothing themselves. */
export const isPut = (source: string): boolean => isByHand(source) || source === 'pool'
/** How the company came by them; null for whoever nobody added by hand. */
export const cameByHand = (source: string): HandSource | null =>
  handSources.find((came) => sourceByHand(came) === source) ?? null

/** Where somebody may be put at once: an offer and a decision are made of whoever is there. */
export const handPhases = ['submitted', 'in_review', 'shortlisted', 'interviewing'] as const
