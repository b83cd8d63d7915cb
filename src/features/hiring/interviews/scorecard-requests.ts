import type { InterviewRow } from './find-interviews.ts'

const day = 86_400_000

type Row = Pick<InterviewRow, 'state' | 'starts_at' | 'minutes' | 'cardless' | 'scorecards_asked_at'>

/** Whose scorecard is waited for: of those who took part, once the hour is over. */
export function cardlessOf({ state, starts_at, minutes, cardless }: Row, now: Date): Row['cardless'] {
  const wasHeld = state === 'done' || state === 'confirmed'
  return wasHeld && starts_at && starts_at.getTime() + minutes * 60_000 <= now.getTime() ? cardless : []
}

export const wasAskedLately = ({ scorecards_asked_at: at }: Row, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() < day

export const mayAskScorecards = (row: Row, now: Date): boolean =>
  cardlessOf(row, now).length > 0 && !wasAskedLately(row, now)
