import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export const erasureStates = ['waiting', 'done', 'declined'] as const

type Account = { state: string; is_staff: boolean; isSelf: boolean; erase_at: Date | null }

/** Not one’s own account, not of staff, whose roles are taken first, and not one that is going already or is suspended. */
export function mayErase({ state, is_staff, isSelf, erase_at }: Account): Answer {
  if (isSelf) return refuse('own_account')
  if (is_staff) return refuse('staff_account')
  return (state === 'active' || state === 'deactivated') && !erase_at ? yes : refuse('person_state')
}

/** An erasure needs a second pair of eyes wherever there is one. */
export const mayConfirmErasure = (asked: { by: string | null; me: string; others: number }): Answer =>
  asked.by === asked.me && asked.others > 0 ? refuse('own_erasure') : yes
