import { type Capability, capabilityNames, mayOnPage, type Rights } from '#features/companies/pages/role-rules.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export type Somebody = Rights & { user: string; state: string }

/** Guests of single jobs are none of the team: they take no seat, and become nothing else by a change of role. */
export const takesSeat = ({ role }: { role: string }): boolean => role !== 'external_recruiter'

export const isActiveOwner = ({ role, state }: { role: string; state: string }): boolean =>
  role === 'owner' && state === 'active'

/** Owners are made and unmade by owners only; everybody else by whoever looks after the team. */
export function mayGiveRole(actor: Somebody, role: string): Answer {
  if (!mayOnPage('page.members', actor)) return refuse('not_allowed')
  return role === 'owner' && actor.role !== 'owner' ? refuse('not_allowed') : yes
}

/** Whether somebody may change, suspend or remove a member; oneself one leaves, and does not change one's own rights. */
export function mayTouch(actor: Somebody, target: Somebody): Answer {
  if (!mayOnPage('page.members', actor)) return refuse('not_allowed')
  if (target.user === actor.user) return refuse('yourself')
  return target.role === 'owner' && actor.role !== 'owner' ? refuse('not_allowed') : yes
}

/** What is an owner's, or a guest's, is the role itself: nothing of it is given away or taken from one singly. */
const ownersOnly: readonly Capability[] = ['page.close', 'page.transfer', 'job.bring']

/** What a member may allow or deny somebody else: only what one may do oneself. */
export const givable = (actor: Rights): Capability[] =>
  capabilityNames.filter((capability) => !ownersOnly.includes(capability) && mayOnPage(capability, actor))

/** Whether these rights on top of a role are the actor's to give. What stood there before may stay. */
export function maySetRights(
  actor: Somebody,
  target: { role: string; allow: readonly string[]; deny: readonly string[] },
  next: { role: string; allow: readonly string[]; deny: readonly string[] },
): Answer {
  if (next.role === 'owner' && (next.allow.length > 0 || next.deny.length > 0)) return refuse('not_allowed')
  const own = givable(actor) as string[]
  const added = next.allow.filter((capability) => !target.allow.includes(capability))
  const eased = target.deny.filter((capability) => !next.deny.includes(capability))
  return [...added, ...eased].every((capability) => own.includes(capability)) ? yes : refuse('not_allowed')
}

/** A page never stays without an active owner (product.md §1). */
export const keepsOwner = (team: readonly { role: string; state: string }[]): Answer =>
  team.some(isActiveOwner) ? yes : refuse('last_owner')
