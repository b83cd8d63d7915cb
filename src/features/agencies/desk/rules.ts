import { capabilities } from '#features/companies/pages/role-rules.ts'

/** What waits for whoever works at an agency, in the order in which it is shown. */
export const deskKinds = [
  // a client hired somebody: start and pay are not written down yet
  'complete',
  // a client says it knew somebody before; answered by a day, or lost
  'disputes',
  'interviews',
  // somebody approved: the client has not been sent them yet
  'send_on',
  // the client has said nothing for some days
  'silent',
  // a right to represent ends soon
  'rights',
  // a guarantee ends soon
  'guarantees',
] as const
export type DeskKind = (typeof deskKinds)[number]

/** So many of a kind are shown; how many there are is said. */
export const mostOfKind = 5
/** Days, by kind: a client is silent after, the others come up before. */
export const deskDays = { silent: 3, rights: 30, guarantees: 14, interviews: 2 } as const

export const aims = ['submissions', 'interviews', 'placements'] as const
export type Aim = (typeof aims)[number]

/** Roles that put people forward: whoever has one of them has a month of their own. */
export const recruitingRoles = Object.keys(capabilities.submission) as (keyof typeof capabilities.submission)[]
