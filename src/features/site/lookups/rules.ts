import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** The list of cities, whose order is that of the people who live there. */
export const cityList = 'city'

/** Lists whose entries programs compare with: worded, ordered and hidden by admins, but never made longer. */
export const fixedLists: readonly string[] = [
  cityList,
  'experience-range',
  'employment-type',
  'page-role',
  'gender',
  'nationality',
  'reject-reason',
  'reject-reason-public',
]

/** Whether an entry of a list hangs on an industry. */
export const parentOf = (list: string): 'needed' | 'possible' | 'none' =>
  list === 'position' ? 'needed' : list === 'skill' || list === 'industry' ? 'possible' : 'none'

/**
 * What an admin added may be merged into another entry, and a city. What comes with the product may only be hidden: searches are understood
 * by its number.
 */
export const mayMerge = (list: string, { own }: { own: boolean }): Answer =>
  own || list === cityList ? yes : refuse('entry_shipped')
