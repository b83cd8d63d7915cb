/** What is paid for, and in which variants. */
export const variants = {
  unlock: ['standard', 'senior'],
  formatted_cv: [''],
  bulk_parse: [''],
  live_job: [''],
  refresh: [''],
  featured: ['week', 'fortnight'],
  urgent: [''],
  group: [''],
  spotlight: [''],
  open_day: [''],
} as const
export type Action = keyof typeof variants
export const actions = Object.keys(variants) as Action[]
