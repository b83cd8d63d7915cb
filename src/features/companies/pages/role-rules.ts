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

/** Roles one may be given here; an external recruiter is a guest of single jobs and not of the team. */
export const teamRoles = roles.filter((role) => role !== 'external_recruiter')

/**
 * How far a capability goes: all of the page · jobs one wrote · jobs one wrote or is assigned to · what one wrote oneself ·
 * once one's own is handed in · within a budget · only the money side · only the page's own numbers.
 */
export type Scope = 'all' | 'own' | 'assigned' | 'own_words' | 'after_own' | 'budget' | 'money' | 'page'

type Bundle = Partial<Record<Role, Scope>>

const all = <R extends Role>(...names: R[]) =>
  Object.fromEntries(names.map((name) => [name, 'all'])) as Record<R, 'all'>
const leads = all('owner', 'admin')
const recruiting = all('owner', 'admin', 'recruiter')
const everybody = all(
  'owner',
  'admin',
  'recruiter',
  'hiring_manager',
  'interviewer',
  'content_editor',
  'billing',
  'analyst',
)

/** What each role may do on its page (product.md §1): the one table that server and buttons read. */
export const capabilities = {
  'page.read': everybody,
  'page.edit': { ...leads, content_editor: 'all' },
  'page.gallery': { ...leads, content_editor: 'all' },
  'page.members': leads,
  'page.close': all('owner'),
  'page.transfer': all('owner'),
  'job.read': everybody,
  'job.write': { ...recruiting, hiring_manager: 'own' },
  'job.publish': recruiting,
  // a guest puts people forward for the jobs they were invited to, and sees nothing else
  'job.bring': all('external_recruiter'),
  'job.promote': { ...recruiting, content_editor: 'all' },
  billing: { ...leads, billing: 'all' },
  spend: { ...leads, recruiter: 'budget', billing: 'all' },
  'applicant.count': { ...recruiting, hiring_manager: 'assigned', interviewer: 'assigned', analyst: 'all' },
  'applicant.read': { ...recruiting, hiring_manager: 'assigned', interviewer: 'assigned' },
  'applicant.move': { ...recruiting, hiring_manager: 'assigned' },
  'applicant.message': { ...recruiting, hiring_manager: 'assigned' },
  'applicant.note': { ...recruiting, hiring_manager: 'assigned', interviewer: 'own_words' },
  'scorecard.read': { ...leads, recruiter: 'after_own', hiring_manager: 'after_own' },
  'offer.make': leads,
  'offer.propose': { ...recruiting, hiring_manager: 'assigned' },
  'cv.search': recruiting,
  'cv.unlock': recruiting,
  import: recruiting,
  submission: recruiting,
  'drop.answer': recruiting,
  'openday.manage': recruiting,
  'openday.staff': { ...recruiting, hiring_manager: 'all', interviewer: 'all' },
  'openday.texts': { ...recruiting, content_editor: 'all' },
  'openday.report': { ...recruiting, analyst: 'all' },
  'data.export': leads,
  'report.read': {
    ...leads,
    recruiter: 'own',
    hiring_manager: 'assigned',
    content_editor: 'page',
    billing: 'money',
    analyst: 'all',
  },
} as const satisfies Record<string, Bundle>

export type Capability = keyof typeof capabilities
export const capabilityNames = Object.keys(capabilities) as Capability[]

/** A member's role, with what was allowed or denied to this person on top. */
export type Rights = { role: string; allow?: readonly string[]; deny?: readonly string[] }

/** How far a capability goes for this member; null when not at all. Denied wins over allowed, allowed goes all the way. */
export function scopeOf(capability: Capability, { role, allow, deny }: Rights): Scope | null {
  if (deny?.includes(capability)) return null
  if (allow?.includes(capability)) return 'all'
  return (capabilities[capability] as Bundle | undefined)?.[role as Role] ?? null
}

export const mayOnPage = (capability: Capability, rights: Rights): boolean => scopeOf(capability, rights) !== null

/** Everything a member may do, for the buttons of a screen; what leads nowhere has none: a report knows nothing of money. */
export const allOf = (rights: Rights): Capability[] =>
  capabilityNames.filter((capability) => {
    const scope = scopeOf(capability, rights)
    return scope !== null && !(capability === 'report.read' && scope === 'money')
  })
