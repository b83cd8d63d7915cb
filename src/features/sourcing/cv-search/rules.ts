import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** How a page stands to somebody: whether it sees all of the person, and what went before. */
export type Standing = {
  id: string
  full: boolean
  visibility: string | null
  application: { id: string; job: string; title: string; others: number } | null
  unlocked: { by: string | null; at: string } | null
  request: 'asked' | 'accepted' | 'declined' | null
  seen: boolean
  in_basket: boolean
}

/** What was odd about a query, and where; it is searched all the same, read as it was most likely meant. */
export const oddities = [
  'unclosed_parenthesis',
  'stray_parenthesis',
  'unclosed_quote',
  'lonely_operator',
  'small_operator',
  'too_deep',
  'too_long',
  'only_not',
  'leading_star',
  'field',
] as const
export type Oddity = (typeof oddities)[number]

/** Years of work from which somebody costs two credits (product.md, "CV search"). */
const seniorFrom = 10
/** How often a page may ask people for nothing, a day. */
export const mostRequests = 20
/** After a no a page does not ask the same person again for so many days. */
export const restAfterNo = 90
/** People that a basket holds. */
export const mostInBasket = 100

/** What unlocking somebody with so many years of work is priced as. */
export const unlockVariant = (years: number) => (years >= seniorFrom ? ('senior' as const) : ('standard' as const))

/** What unlocking costs the page; null where it is not needed, or where the person wants to be asked. */
export const priceFor = ({ full, visibility }: Pick<Standing, 'full' | 'visibility'>, cost: number): number | null =>
  full || visibility === 'on_request' ? null : cost

/** Whether a page may unlock somebody it finds, for credits. */
export const mayUnlock = ({ full, visibility }: Pick<Standing, 'full' | 'visibility'>): Answer =>
  full ? refuse('already_unlocked') : visibility === 'on_request' ? refuse('only_by_request') : yes

type Asking = Pick<Standing, 'full' | 'request'> & { askedToday: number; declinedLately: boolean }

/** Whether a page may ask somebody it finds. */
export function mayAsk({ full, request, askedToday, declinedLately }: Asking): Answer {
  if (full) return refuse('already_unlocked')
  if (request === 'asked') return refuse('already_asked')
  if (declinedLately) return refuse('declined_lately')
  return askedToday < mostRequests ? yes : refuse('asked_enough')
}

export const requestStates = ['asked', 'accepted', 'declined'] as const
export type RequestState = (typeof requestStates)[number]

/** What an answer leads to; a request is answered once. */
export const mayAnswer = (state: string): Answer => (state === 'asked' ? yes : refuse('request_answered'))

/** How a card says a page stands to somebody. */
export const relationOf = ({ application, full, request }: Pick<Standing, 'application' | 'full' | 'request'>) =>
  application && full
    ? 'applied'
    : full
      ? 'unlocked'
      : request === 'asked' || request === 'declined'
        ? request
        : ('none' as const)

/** A profile that nobody uses for so many days is hidden; so many days before, its owner is told. */
export const restDays = 182
export const warnedDays = 14
