import { outcomes } from '#features/open-days/visits/visit-states.ts'

/** Which of those who came are shown: all, those nobody spoke of yet, or one outcome. */
export const outcomeShows = ['all', 'open', ...outcomes] as const
/** How visitors came to book. */
export const sources = ['own', 'link', 'invitation', 'school', 'walk_in'] as const
export const linesOnScreen = 50
export const mostLines = 1000
