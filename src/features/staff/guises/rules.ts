import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** How long somebody may see the site as another, in ms. */
export const guiseLasts = 30 * 60_000

/** Nobody sees the site as themselves, as other staff, or as somebody who cannot sign in. */
export function mayWear({ state, is_staff }: { state: string; is_staff: boolean }, isSelf: boolean): Answer {
  if (isSelf) return refuse('own_account')
  if (is_staff) return refuse('staff_account')
  return state === 'active' ? yes : refuse('person_state')
}
