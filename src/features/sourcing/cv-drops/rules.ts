import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** Companies one may leave a CV with, a day (product.md, "CV drop"). */
export const mostADay = 20
/** So many days a company has to answer. */
export const answerDays = 30
/** After so many days one may leave a CV with the same company again. */
export const againDays = 90
/** A company says every so many days that it still takes CVs, and is asked so many days before. */
export const confirmDays = 90
export const askedDaysBefore = 7
/** What ended is forgotten after so many days. */
export const keptDays = 365
/** CVs a team answers at once. */
export const mostAtOnce = 50

const day = 86_400_000

export const answerDue = (from: Date): Date => new Date(from.getTime() + answerDays * day)

type Taking = { taking: boolean; confirmed_at: Date }

/** Until when a company takes CVs unless it confirms. */
export const takesUntil = ({ confirmed_at }: Pick<Taking, 'confirmed_at'>): Date =>
  new Date(confirmed_at.getTime() + confirmDays * day)

/** How a company stands to whoever would leave a CV. */
export type Known = { taking: Taking | null; excluded: boolean; dropped_at: Date | null }

/** Whether a CV may be left with a company at this moment. */
export function mayDrop({ taking, excluded, dropped_at }: Known, now: Date): Answer {
  if (!taking?.taking || takesUntil(taking) <= now) return refuse('takes_no_cvs')
  if (excluded) return refuse('drop_excluded')
  return dropped_at && now.getTime() - dropped_at.getTime() < againDays * day ? refuse('dropped_already') : yes
}
