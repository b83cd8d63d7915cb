import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** Conversations somebody may begin with the site within a day. */
export const mostNew = 5
export const mostSubject = 120
export const askers = ['user', 'page'] as const

/** Who may ask for a company: whoever leads it. */
export const mayAskForPage = (role: string | undefined): Answer =>
  role === 'owner' || role === 'admin' ? yes : refuse('not_allowed')

/** Staff answer by their first name alone. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
