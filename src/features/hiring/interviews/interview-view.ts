import type { z } from 'zod'
import { cardOf, selectJobs } from '#features/jobs/jobs/job-view.ts'
import { readIn } from '#features/jobs/jobs/read-in.ts'
import { busyBetween } from '#features/site/slots/hold-people.ts'
import { after, overlaps } from '#features/site/slots/rules.ts'
import type { Context } from '#platform/server/context.ts'
import { clashesOf } from './candidate-hours.ts'
import type * as contract from './contract.ts'
import type { InterviewRow } from './find-interviews.ts'
import { interviewKey } from './interview-key.ts'
import { type InterviewMove, mayDo, mayName, type Side } from './interview-states.ts'
import { cardlessOf, mayAskScorecards } from './scorecard-requests.ts'

const teamMoves = ['propose', 'cancel', 'finish', 'miss'] as const
const candidateMoves = ['pick', 'ask_other', 'cancel'] as const
/** Of them what whoever put their account to sleep may still do. */
const movesAsleep = ['cancel'] as const

const shared = (row: InterviewRow) => ({
  id: row.id,
  state: row.state,
  kind: row.kind,
  minutes: row.minutes,
  zone: row.zone,
  slots: row.slots.map((slot) => slot.toISOString()),
  starts_at: row.starts_at?.toISOString() ?? null,
  place: row.place,
  link: row.link,
  note: row.note,
  reason: row.reason,
  people: row.people,
  version: row.version,
})

const allowed = <M extends InterviewMove>(row: InterviewRow, moves: readonly M[], side: Side, now: Date): M[] =>
  moves.filter((move) => !mayDo(row, move, side, now).refused)

/** As the team sees an interview. */
export const viewOf = (ctx: Context, row: InterviewRow): z.input<typeof contract.Interview> => ({
  ...shared(row),
  application: row.application_id,
  job: { id: row.job_id, title: row.title },
  name: row.name,
  interview_guide: row.interview_guide,
  none_left: row.state === 'proposed' && row.untaken.every((slot) => slot <= ctx.now()),
  ...(ctx.membership?.may('applicant.move')
    ? {
        cardless: cardlessOf(row, ctx.now()),
        scorecards_asked_at: row.scorecards_asked_at?.toISOString() ?? null,
        may: [
          ...allowed(row, teamMoves, 'page', ctx.now()),
          ...(mayName(row, ctx.now()).refused ? [] : (['name'] as const)),
          ...(mayAskScorecards(row, ctx.now()) ? (['ask_scorecards'] as const) : []),
        ],
      }
    : { cardless: [], scorecards_asked_at: null, may: [] }),
})

/** As the candidate sees it: times that have passed, and those that others have taken meanwhile, are gone. */
export async function invitationOf(ctx: Context, row: InterviewRow): Promise<z.input<typeof contract.Invitation>> {
  const now = ctx.now()
  const [job, slots] = await Promise.all([
    selectJobs(ctx.db)
      .innerJoin('job_texts', (join) =>
        join.onRef('job_texts.job_id', '=', 'jobs.id').on('job_texts.language', '=', readIn(ctx.language)),
      )
      .select(['title', 'job_texts.language as text_language'])
      .where('jobs.id', '=', row.job_id)
      .executeTakeFirstOrThrow(),
    freeSlots(ctx, row, now),
  ])
  return {
    ...shared(row),
    slots: slots.map((slot) => slot.toISOString()),
    clashes: row.state === 'proposed' ? await ownClashes(ctx, row, slots) : [],
    key: await interviewKey(ctx, row.id),
    job: cardOf(ctx, job, { language: job.text_language, title: job.title }),
    may: allowed<(typeof candidateMoves)[number]>(row, row.asleep ? movesAsleep : candidateMoves, 'candidate', now),
    asleep: row.asleep,
  }
}

/** Times at which the candidate is interviewed already, here or elsewhere. */
async function ownClashes(ctx: Context, row: InterviewRow, slots: readonly Date[]): Promise<string[]> {
  const whose = { application: row.application_id, user: row.candidate_id }
  const clashes = await clashesOf(ctx.db, whose, slots, row.minutes, { but: row.id })
  return clashes.map((slot) => slot.toISOString())
}

async function freeSlots(
  ctx: Context,
  { id, state, slots, minutes, people }: InterviewRow,
  now: Date,
): Promise<Date[]> {
  const ahead = slots.filter((slot) => slot > now)
  const [first, last] = [ahead[0], ahead.at(-1)]
  if (state !== 'proposed' || !first || !last) return ahead
  const within = { from: first, to: after(last, minutes) }
  const ids = people.map((person) => person.id)
  const busy = await busyBetween(ctx, ctx.db, ids, within, id)
  return ahead.filter((slot) => !busy.some((one) => overlaps(one, { from: slot, to: after(slot, minutes) })))
}
