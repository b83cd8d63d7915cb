import { scopeOf } from '#features/companies/pages/role-rules.ts'
import { isWithinScope } from '#features/jobs/jobs/job-team.ts'
import type { InterviewRow } from './find-interviews.ts'

const day = 86_400_000

type Row = Pick<InterviewRow, 'state' | 'starts_at' | 'minutes' | 'cardless' | 'scorecards_asked_at'>

/** Whose scorecard is waited for: of those who took part and may still write one, once the hour is over. */
export function cardlessOf({ state, starts_at, minutes, cardless }: Row, now: Date): { id: string; name: string }[] {
  const wasHeld = state === 'done' || state === 'confirmed'
  if (!wasHeld || !starts_at || starts_at.getTime() + minutes * 60_000 > now.getTime()) return []
  return cardless.filter(mayGiveCard).map(({ id, name }) => ({ id, name }))
}

/** Whoever was taken off the job since would find a closed door. */
export const mayGiveCard = (one: Row['cardless'][number]): boolean => isWithinScope(scopeOf('applicant.note', one), one)

export const wasAskedLately = ({ scorecards_asked_at: at }: Row, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() < day

export const mayAskScorecards = (row: Row, now: Date): boolean =>
  cardlessOf(row, now).length > 0 && !wasAskedLately(row, now)
