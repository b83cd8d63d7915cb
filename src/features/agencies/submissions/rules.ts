/** So long the person has to answer; so many days before, it is said once more. */
export const answerDays = 10
export const askedAgainDaysBefore = 3
/** The right to represent, from the approval on (product.md, "Submission"). */
export const rightDays = 180
/** From so many days before its end on, the ring is amber. */
export const endsSoonDays = 30
/** A link to a client works so long. */
export const packetDays = 21
export const mostInPacket = 20
/** An answer of a client may be taken back so long. */
export const changeMinutes = 60
/** Whoever lost a dispute may turn to the site's staff for so many days. */
export const appealDays = 7
/** Requests of one agency a day, and to one person in thirty days. */
export const mostAskedADay = 100
export const mostAskedOfPerson = 6

const day = 86_400_000
export const answerDue = (from: Date): Date => new Date(from.getTime() + answerDays * day)
export const rightUntil = (from: Date): Date => new Date(from.getTime() + rightDays * day)
export const packetUntil = (from: Date): Date => new Date(from.getTime() + packetDays * day)

/** How the house names why something ended, beside the list of public reasons. */
export const ownReasons = [
  'declined',
  'no_answer',
  'right_ended',
  'revoked',
  'applied_self',
  'job_closed',
  'agency',
  'forgotten',
] as const
