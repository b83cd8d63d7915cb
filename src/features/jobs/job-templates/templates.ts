import { z } from 'zod'
import { withoutDates } from '#features/jobs/jobs/copy-job.ts'
import { readDraft, readFields } from '#features/jobs/jobs/draft.ts'
import { jobFields } from '#features/jobs/jobs/job-fields.ts'
import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import { addDraft } from '#features/jobs/jobs/write-job.ts'
import { withoutWrong } from '#features/jobs/jobs/wrong-entries.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { templateSaved } from './events.ts'

type Gives = Promise<Given<typeof contract.listTemplates>>
const Fields = z.object(jobFields)
/** More than anybody overlooks in a menu. */
const most = 60

export async function listTemplates(ctx: Context): Gives {
  const rows = await ctx.db
    .selectFrom('job_templates')
    .leftJoin('users', 'users.id', 'created_by')
    .select(['job_templates.id', 'job_templates.name', 'fields', 'users.name as by', 'job_templates.created_at'])
    .where('page_id', '=', found(ctx.membership).page)
    .orderBy('job_templates.created_at', 'desc')
    .execute()
  return {
    success: true,
    data: rows.map(({ fields, created_at, ...row }) => {
      const said = Fields.parse(fields)
      const text = said.texts.find(({ language }) => language === said.language) ?? said.texts[0]
      return { ...row, title: text?.title ?? '', language: said.language, created_at: created_at.toISOString() }
    }),
  }
}

/** @throws Refused not_found · too_many_templates */
export async function saveTemplate(ctx: Context, { job: id, name }: Taken<typeof contract.saveTemplate>): Gives {
  const membership = found(ctx.membership)
  const query = ctx.db.selectFrom('jobs').selectAll().where('id', '=', id).where('page_id', '=', membership.page)
  const job = found(await query.where(reachableJobs(membership, 'job.write')).executeTakeFirst())
  const fields = withoutDates(await readFields(ctx.db, job))
  await ctx.db.transaction().execute(async (tx) => {
    const { count } = await tx
      .selectFrom('job_templates')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('page_id', '=', membership.page)
      .executeTakeFirstOrThrow()
    if (count >= most) throw new Refused('too_many_templates')
    const row = { id: newId(), page_id: membership.page, name, created_by: membership.member, created_at: ctx.now() }
    await tx
      .insertInto('job_templates')
      .values({ ...row, fields: JSON.stringify(fields) })
      .execute()
    await emit(ctx, tx, templateSaved, { page: membership.page, name })
  })
  return listTemplates(ctx)
}

/** @throws Refused not_found */
export async function startFromTemplate(
  ctx: Context,
  { template }: Taken<typeof contract.startFromTemplate>,
): Promise<Given<typeof contract.startFromTemplate>> {
  const query = ctx.db.selectFrom('job_templates').select('fields').where('id', '=', template)
  const row = found(await query.where('page_id', '=', found(ctx.membership).page).executeTakeFirst())
  const fields = withoutWrong(await readKept(ctx), Fields.parse(row.fields))
  const draft = await ctx.db.transaction().execute((tx) => addDraft(ctx, tx, fields))
  return { success: true, data: await readDraft(ctx, draft) }
}

/** @throws Refused not_found */
export async function dropTemplate(ctx: Context, { template }: Taken<typeof contract.dropTemplate>): Gives {
  const { page } = found(ctx.membership)
  await ctx.db.transaction().execute(async (tx) => {
    const query = tx.deleteFrom('job_templates').where('id', '=', template).where('page_id', '=', page)
    const { name } = found(await query.returning('name').executeTakeFirst())
    await emit(ctx, tx, templateSaved, { page, name })
  })
  return listTemplates(ctx)
}
