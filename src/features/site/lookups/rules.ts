/** Lists whose entries programs compare with: worded, ordered and hidden by admins, but never made longer. */
export const fixedLists: readonly string[] = [
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
