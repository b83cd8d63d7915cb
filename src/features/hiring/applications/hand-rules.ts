/** How a company came by somebody whom its team puts before a job by hand. */
export const handSources = ['mail', 'referral', 'in_person', 'phone', 'job_board', 'other'] as const
export type HandSource = (typeof handSources)[number]

const mark = 'hand:'
/** The same as the source of an application. */
export const sourceByHand = (came: HandSource) => `${mark}${came}` as const
/** The same, for a pattern of SQL. */
export const handPattern = `${mark}%`
export const isByHand = (source: string): boolean => source.startsWith(mark)
/** How the company came by them; null for whoever nobody added by hand. */
export const cameByHand = (source: string): HandSource | null =>
  handSources.find((came) => sourceByHand(came) === source) ?? null

/** Where somebody may be put at once: an offer and a decision are made of whoever is there. */
export const handPhases = ['submitted', 'in_review', 'shortlisted', 'interviewing'] as const
