import type { StaffRole } from '#features/site/staff-rights/permissions.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

type Asked = { askedBy: string | null; me: string; supers: number }

/** A change of roles needs a second pair of eyes wherever there is one: who asked confirms it only as the last super. */
export const mayConfirm = ({ askedBy, me, supers }: Asked): Answer =>
  supers > 1 && askedBy === me ? refuse('own_change') : yes

type Wanted = { role: StaffRole; give: boolean; has: readonly StaffRole[]; supers: number }

/** What is given is not there yet, what is taken is, and somebody always remains who gives roles. */
export function mayChange({ role, give, has, supers }: Wanted): Answer {
  if (has.includes(role) === give) return refuse('role_same')
  return role === 'super' && !give && supers < 2 ? refuse('last_super') : yes
}
