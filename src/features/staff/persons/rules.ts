import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** What staff may do about an account. */
export const personActs = [
  'suspend',
  'reinstate',
  'end_sessions',
  'reset_factor',
  'confirm_email',
  'confirm_phone',
  'change_email',
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
  change_email: ({ state }) => state === 'active',
}

/**
 * Nobody acts on the own account this way, nor on other staff without giving roles oneself; a super is suspended, and gets another address,
 * once the role is taken, which needs a second pair of eyes.
 */
export function mayAct(act: PersonAct, account: Account, actor: Actor): Answer {
  const far = outOfReach(account, actor)
  if (far) return far
  if (account.is_super && (act === 'suspend' || act === 'change_email')) return refuse('staff_account')
  return finds[act](account) ? yes : refuse('person_state')
}

/** The same reach for how often somebody awake may do something. */
export const mayLimit = (account: Pick<Account, 'state' | 'is_staff'>, actor: Actor): Answer =>
  outOfReach(account, actor) ?? (account.state === 'active' ? yes : refuse('person_state'))

function outOfReach({ is_staff }: Pick<Account, 'is_staff'>, { isSelf, isSuper }: Actor): Answer | null {
  if (isSelf) return refuse('own_account')
  return is_staff && !isSuper ? refuse('staff_account') : null
}
