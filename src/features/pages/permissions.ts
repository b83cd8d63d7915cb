import type { Who } from '#platform/shared/who.ts'

export const roles = [
  'owner',
  'admin',
  'recruiter',
  'hiring_manager',
  'interviewer',
  'content_editor',
  'billing',
  'analyst',
  'external_recruiter',
] as const
export type Role = (typeof roles)[number]

const everybody: readonly Role[] = [
  'owner',
  'admin',
  'recruiter',
  'hiring_manager',
  'interviewer',
  'content_editor',
  'billing',
  'analyst',
]
const leads: readonly Role[] = ['owner', 'admin']
const recruiting: readonly Role[] = ['owner', 'admin', 'recruiter']
const hiring: readonly Role[] = ['owner', 'admin', 'recruiter', 'hiring_manager']

/** What each role may do on its page (product.md §1): the one table that server and buttons read. */
export const capabilities = {
  'page.read': everybody,
  'page.edit': ['owner', 'admin', 'content_editor'],
  'page.members': leads,
  'page.close': ['owner'],
  'page.transfer': ['owner'],
  'job.read': everybody,
  'job.write': hiring,
  'job.publish': recruiting,
  'applicant.read': [...hiring, 'interviewer'],
  'applicant.move': hiring,
  'applicant.message': hiring,
  'offer.make': leads,
  'report.read': [...recruiting, 'analyst'],
} as const satisfies Record<string, readonly Role[]>

export type Capability = keyof typeof capabilities

/** Who-rule of a call that acts for a company page. */
export const member = (capability: Capability): Who => ({ kind: 'page', capability })

/** A role's bundle, with what was allowed or denied to this member on top; denied wins. */
export function mayOnPage(
  capability: Capability,
  seat: { role: string; allow?: readonly string[]; deny?: readonly string[] },
): boolean {
  if (seat.deny?.includes(capability)) return false
  if (seat.allow?.includes(capability)) return true
  return (capabilities[capability] as readonly string[]).includes(seat.role)
}

/** Everything a seat may do, for the buttons of a screen. */
export const allOf = (seat: Parameters<typeof mayOnPage>[1]): Capability[] =>
  (Object.keys(capabilities) as Capability[]).filter((capability) => mayOnPage(capability, seat))
