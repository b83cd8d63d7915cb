import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** What staff may do about an account. */
export const personActs = [
  'suspend',
  'reinstate',
  'end_sessions',
  'reset_factor',
  'confirm_email',
  'confirm_phone',
] as const
export type PersonAct = (typeof personActs)[number]

type Account = {
  state: string
  sessions: number
  has_factor: boolean
  /** Whether there is an address that nobody has confirmed. */
  open_email: boolean
  open_phone: boolean
  /** One of the site's own people, and one who gives roles. */
  is_staff: boolean
  is_super: boolean
}
type Actor = { isSelf: boolean; isSuper: boolean }

/** What each act needs to find, so that it changes something. */
const finds: Record<PersonAct, (account: Account) => boolean> = {
  suspend: ({ state }) => state === 'active',
  reinstate: ({ state }) => state === 'suspended',
  end_sessions: ({ sessions }) => sessions > 0,
  reset_factor: ({ has_factor }) => has_factor,
  confirm_email: ({ state, open_email }) => state === 'active' && open_email,
  confirm_phone: ({ state, open_phone }) => state === 'active' && open_phone,
}

/**
 * Nobody acts on the own account this way, nor on other staff without giving roles oneself; a super is suspended once the role is taken,
 * which needs a second pair of eyes.
 */
export function mayAct(act: PersonAct, account: Account, { isSelf, isSuper }: Actor): Answer {
  if (isSelf) return refuse('own_account')
  if (account.is_staff && !isSuper) return refuse('staff_account')
  if (account.is_super && act === 'suspend') return refuse('staff_account')
  return finds[act](account) ? yes : refuse('person_state')
}
