import { sql } from 'kysely'
import { z } from 'zod'
import { requirementsMet } from '#features/jobs/matching/must-rules.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { publish } from '#platform/server/live/publish.ts'
import { matchesOf } from './match/matches-of.ts'

const atOnce = 200
/** Years of work go on by themselves, and lists learn words: whoever still waits is compared anew after so long. */
const oldAfter = 7 * 86_400_000

/** Compares what one sent with what the job asks for, keeps what came of it, and tells boards. Fails if it has to be tried again. */
export async function keepRequirements(
  ctx: Context,
  { application, job }: { application: string; job: string },
): Promise<void> {
  const came = await compare(ctx, application)
  if (came === 'late') throw new Error('what is compared changed meanwhile')
  if (came === 'new')
    await ctx.db.transaction().execute((tx) => publish(tx, [`applicants:${job}`], 'application.matched', application))
}

/** Compares all that were not compared yet, of one job or of all; run again it goes on where it stopped. */
export const keepRequirementsOfMany = backgroundTask(
  'keep-requirements-of-many',
  z.object({ job: z.uuid().optional() }),
  async (ctx, asked) => {
    const isThere = await compareAll(ctx, (query) =>
      query
        .where('matched_at', 'is', null)
        .$if(asked.job !== undefined, (all) => all.where('job_id', '=', asked.job as string)),
    )
    const of = asked.job
    if (isThere && of)
      await ctx.db.transaction().execute((tx) => publish(tx, [`applicants:${of}`], 'pipeline.changed', of))
  },
)

/** Compares those anew who still wait and were compared long ago. */
export const renewRequirements = backgroundTask('renew-requirements', z.object({}), async (ctx) => {
  const before = new Date(ctx.now().getTime() - oldAfter)
  await compareAll(ctx, (query) => query.where('decided_at', 'is', null).where('matched_at', '<', before))
})

/** A job asks for something else: everybody who applied is compared anew, and shown as before until then. */
export const matchJobAnew = (ctx: Context, of: string) =>
  ctx.db.transaction().execute(async (tx) => {
    await tx.updateTable('applications').set({ matched_at: null }).where('job_id', '=', of).execute()
    await enqueue(tx, keepRequirementsOfMany, { job: of }, { key: `keep-requirements-of:${of}` })
  })

const selectSome = (ctx: Context) => ctx.db.selectFrom('applications').select('id').orderBy('id').limit(atOnce)
type Query = ReturnType<typeof selectSome>

async function compareAll(ctx: Context, only: (query: Query) => Query): Promise<boolean> {
  let last: string | null = null
  for (;;) {
    const from: string | null = last
    const rows = await only(selectSome(ctx).$if(from !== null, (all) => all.where('id', '>', from as string))).execute()
    for (const { id } of rows) await compare(ctx, id)
    const end = rows.at(-1)
    if (!end) return last !== null
    last = end.id
  }
}

/** Nothing is written where job or CV changed meanwhile: that is `late`. */
async function compare(ctx: Context, id: string): Promise<'new' | 'same' | 'late'> {
  const row = await ctx.db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return 'same'
  const asking = await ctx.db.selectFrom('jobs').selectAll().where('id', '=', row.job_id).executeTakeFirstOrThrow()
  const { state, full, masked } = await matchesOf(ctx, row, asking)
  const [requirements, requirements_masked] = [
    requirementsMet(await full(), asking),
    requirementsMet(await masked(), asking),
  ]
  const { numUpdatedRows } = await ctx.db
    .updateTable('applications')
    .set({ requirements, requirements_masked, matched_at: ctx.now() })
    .where('id', '=', id)
    .where(sql<boolean>`exists (select 1 from jobs where jobs.id = job_id and jobs.version = ${asking.version})`)
    .where(
      sql<boolean>`exists (select 1 from sent_cvs where application_id = applications.id and sent_cvs.state = ${state})`,
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return 'late'
  return requirements === row.requirements && requirements_masked === row.requirements_masked ? 'same' : 'new'
}
