import { teamWith } from '#features/companies/pages/team.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import { decisionsOf, firstReport } from './case-parts.ts'
import type * as contract from './contract.ts'
import { holdCase } from './decide-case.ts'
import { caseAppealed } from './events.ts'
import { type AppealSide, appealEnd, mayAppeal } from './rules.ts'

type Own = { id: string; page_id: string | null; job_id: string | null; person_id: string | null }

/** What was decided of what one reported, or of one's own. @throws Refused not_found */
export async function showOwnCase(
  ctx: Context,
  { case: id }: Taken<typeof contract.showOwnCase>,
): Promise<Given<typeof contract.showOwnCase>> {
  const row = found(await ctx.db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirst())
  const side = found(await sideOf(ctx, row))
  // while nobody has decided, the side that was reported knows nothing of it; nor of what was found to be nothing
  const [decisions, { title, address }, appeal] = await Promise.all([
    decisionsOf(ctx, id),
    firstReport(ctx.db, id),
    ctx.db.selectFrom('case_appeals').selectAll().where('case_id', '=', id).where('side', '=', side).executeTakeFirst(),
  ])
  if (side === 'reported' && !decisions.some(({ decision }) => decision === 'upheld')) throw new Refused('not_found')
  const { decided_at } = row
  const answer = mayAppeal({ ...row, side, appealed: appeal !== undefined, now: ctx.now() })
  return {
    success: true,
    data: {
      ...{ id, side, title, address, state: row.state },
      about: row.job_id ? 'job' : row.page_id ? 'company' : 'person',
      decisions: decisions.map(({ decision, ground, words, at, after_appeal }) => ({
        ...{ decision, ground, words, at, after_appeal },
      })),
      appeal: appeal ? { words: appeal.words, state: appeal.state, at: appeal.sent_at.toISOString() } : null,
      may_appeal: answer.refused ? answer.code : null,
      appeal_until: decided_at ? appealEnd(decided_at).toISOString() : null,
    },
  }
}

/** Asks for another look. @throws Refused not_found · case_open · already_appealed · nothing_to_appeal · appeal_late */
export async function appeal(ctx: Context, { case: id, words }: Taken<typeof contract.appeal>) {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await holdCase(tx, id)
    const side = found(await sideOf(ctx, row))
    const sent = await tx
      .selectFrom('cases')
      .leftJoin('case_appeals', (join) => join.onRef('case_id', '=', 'cases.id').on('side', '=', side))
      .select(['decided_at', 'case_appeals.id as appeal'])
      .where('cases.id', '=', id)
      .executeTakeFirstOrThrow()
    // to the side that was reported a case exists once it was upheld
    if (side === 'reported' && row.state !== 'upheld' && !sent.appeal) throw new Refused('not_found')
    const { decided_at } = sent
    must(mayAppeal({ state: row.state, side, appealed: sent.appeal !== null, decided_at, now: ctx.now() }))
    const kept = { id: newId(), case_id: id, side, user_id: found(ctx.me).id, words, sent_at: ctx.now() }
    await tx
      .insertInto('case_appeals')
      .values({ ...kept, state: 'open' })
      .execute()
    await emit(ctx, tx, caseAppealed, { case: id, appeal: kept.id, side })
  })
  return { success: true as const }
}

/** On which side of a case one stands; null for everybody else. */
async function sideOf(ctx: Context, row: Own): Promise<AppealSide | null> {
  const me = found(ctx.me).id
  if (row.person_id === me) return 'reported'
  const report = await ctx.db
    .selectFrom('complaints')
    .select('id')
    .where('case_id', '=', row.id)
    .where('reporter_id', '=', me)
    .executeTakeFirst()
  if (report) return 'reporter'
  if (!row.page_id) return null
  const team = await teamWith(ctx, row.page_id, toldOf(row))
  return team.some(({ user }) => user === me) ? 'reported' : null
}

/** Who of a team answers for what was reported: of a job those who publish, else those who lead. */
export const toldOf = ({ job_id }: { job_id: string | null }) => (job_id ? 'job.publish' : 'page.members')
