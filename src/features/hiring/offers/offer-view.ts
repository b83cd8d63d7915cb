import type { z } from 'zod'
import { mayWrite } from '#features/hiring/applications/rules.ts'
import { cardOf, selectJobs } from '#features/jobs/jobs/job-view.ts'
import type { Context } from '#platform/server/context.ts'
import type * as contract from './contract.ts'
import type { OfferRow } from './find-offers.ts'
import type * as letters from './letter-contract.ts'
import { handOf } from './move-offer.ts'
import { offerKey } from './offer-key.ts'
import { mayMoveOffer, type OfferHand, type OfferMove, wordsAbout } from './offer-states.ts'
import { saidTermsOf, termsOf } from './print-letter.ts'

const teamMoves = ['save', 'ask', 'approve', 'return', 'send', 'withdraw'] as const
const candidateMoves = ['view', 'accept', 'decline'] as const

const allowed = <M extends OfferMove>(row: OfferRow, moves: readonly M[], by: OfferHand, now: Date): M[] =>
  moves.filter((move) => !mayMoveOffer({ ...row, state: row.state }, move, by, now).refused)

/** As the team sees an offer. */
export const viewOf = (ctx: Context, row: OfferRow): z.input<typeof contract.Offer> => ({
  ...termsOf(row),
  id: row.id,
  application: row.application_id,
  job: { id: row.job_id, title: row.title },
  name: row.name,
  state: row.state,
  version: row.version,
  number: row.number,
  asked: row.asked_at !== null,
  reason: row.reason,
  declined_because: row.declined_because as 'other' | null,
  sent_at: row.sent_at?.toISOString() ?? null,
  viewed_at: row.viewed_at?.toISOString() ?? null,
  answered_at: row.answered_at?.toISOString() ?? null,
  accepted_name: row.accepted_name,
  may: allowed(row, teamMoves, handOf(ctx), ctx.now()),
})

/** As the candidate sees one that was sent. Its company has a name: a letter is signed. */
export async function letterOf(ctx: Context, row: OfferRow): Promise<z.input<typeof letters.Letter>> {
  const job = await selectJobs(ctx.db).where('jobs.id', '=', row.job_id).executeTakeFirstOrThrow()
  const { text: _, ...terms } = saidTermsOf(row)
  const may: z.input<typeof letters.Letter>['may'] = allowed(row, candidateMoves, 'candidate', ctx.now())
  const words = wordsAbout({ ...row, state: row.state }, ctx.now())
  if (words && !mayWrite(row.stage, 'candidate').refused) may.push(words)
  return {
    ...terms,
    id: row.id,
    application: row.application_id,
    key: await offerKey(ctx, row.id),
    state: row.state,
    version: row.version,
    job: cardOf(ctx, job, { language: job.language, title: row.title }),
    company: row.company,
    name: row.name,
    letter: row.letter,
    sent_at: (row.sent_at ?? row.created_at).toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    accepted_name: row.accepted_name,
    reason: row.state === 'withdrawn' ? row.reason : '',
    may,
  }
}
