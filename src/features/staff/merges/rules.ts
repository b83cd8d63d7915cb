import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export const mergeStates = ['waiting', 'done', 'declined'] as const
export const mergeSides = ['keep', 'gone'] as const
export type MergeSide = (typeof mergeSides)[number]

/** How long the links that ask both addresses are good, and with them the request. */
export const answerDays = 7

type Account = { id: string; type: string; state: string; isStaff: boolean; isConfirmed: boolean }
/** What stands between the two accounts. */
type Between = { isHeld: boolean; isUnderCase: boolean; sharesTeam: boolean; haveMet: boolean; isLeaving: boolean }

/**
 * One of the two moves into the other. Not one's own nor one of staff; both awake, with an address that was confirmed, and of one kind; under no
 * hold and no open case; not both in one team, whose rights would have to be chosen between, and not two who know each other as two people.
 */
export function mayMerge(keep: Account, gone: Account, between: Between, me: string): Answer {
  if (keep.id === gone.id) return refuse('same_account')
  if (keep.id === me || gone.id === me) return refuse('own_account')
  if (keep.isStaff || gone.isStaff) return refuse('staff_account')
  if (keep.state !== 'active' || gone.state !== 'active' || between.isLeaving) return refuse('person_state')
  if (!keep.isConfirmed || !gone.isConfirmed) return refuse('address_unproved')
  if (keep.type !== gone.type) return refuse('kinds_differ')
  if (between.isHeld) return refuse('account_held')
  if (between.isUnderCase) return refuse('case_open')
  if (between.sharesTeam) return refuse('one_team')
  return between.haveMet ? refuse('accounts_met') : yes
}

type Asked = { by: string | null; me: string; others: number; agreed: boolean }

/** It needs the yes of both addresses, and a second pair of eyes wherever there is one. */
export function mayConfirmMerge({ by, me, others, agreed }: Asked): Answer {
  if (!agreed) return refuse('not_agreed')
  return by === me && others > 0 ? refuse('own_merge') : yes
}

/** An address as whoever may not own it is shown it. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
