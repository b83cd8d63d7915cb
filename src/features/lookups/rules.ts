import type { List } from '#db/lookups/read-lookups.ts'

/** Lists whose entries programs compare with: worded, ordered and hidden by admins, but never made longer. */
export const fixedLists: readonly List[] = [
  'experience-range',
  'employment-type',
  'page-role',
  'gender',
  'nationality',
  'reject-reason',
  'reject-reason-public',
]

/** Whether an entry of a list hangs on an industry. */
export const parentOf = (list: List): 'needed' | 'possible' | 'none' =>
  list === 'position' ? 'needed' : list === 'skill' || list === 'industry' ? 'possible' : 'none'
