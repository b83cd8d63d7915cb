import { demandListed } from '#features/site/lookups/demand-listed.ts'
import { demandPlaces } from '#features/site/lookups/demand-places.ts'
import { cleanHtml } from '#platform/server/clean-html.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { setCover } from './cover.ts'

export type Fields = Taken<typeof contract.startGroup>
type Group = { id: string; page: string }

/** The columns of a group as its fields have them. */
export const columnsOf = (
  ctx: Context,
  { language, visibility, cover_id, picks, rule, opens_on, ends_on }: Fields,
) => ({ language, visibility, cover_id, picks, ...rule, opens_on, ends_on, updated_at: ctx.now() })

/** What a rule asks for is there to be found. @throws Refused invalid */
export async function demandRule(ctx: Context, { rule }: Pick<Fields, 'rule'>): Promise<void> {
  await demandPlaces(ctx, [rule])
  await demandListed(ctx, 'position_id', 'position', rule.position_id)
  await demandListed(ctx, 'industry_id', 'industry', rule.industry_id)
  await demandListed(ctx, 'employment_type', 'employment-type', rule.employment_type)
}

/** Texts, jobs and cover of a group, in place of those before. @throws Refused invalid: jobs of another page, no picture */
export async function writeParts(ctx: Context, tx: Tx, group: Group, fields: Fields): Promise<void> {
  await writeTexts(tx, group, fields)
  await writeJobs(tx, group, fields)
  await setCover(ctx, tx, group, fields.cover_id)
}

async function writeTexts(tx: Tx, { id, page }: Group, { texts, language }: Fields): Promise<void> {
  if (!texts.some((text) => text.language === language)) throw wrongField('language', 'wrong')
  await tx.deleteFrom('job_group_texts').where('group_id', '=', id).execute()
  await tx
    .insertInto('job_group_texts')
    .values(texts.map((text) => ({ ...text, group_id: id, of_page_id: page, intro: cleanHtml(text.intro) })))
    .onConflict((twice) => twice.doNothing())
    .execute()
}

/** A job that is named twice stands where it was named first. */
async function writeJobs(tx: Tx, { id, page }: Group, { jobs }: Fields): Promise<void> {
  const wanted = [...new Set(jobs)]
  await tx.deleteFrom('job_group_jobs').where('group_id', '=', id).execute()
  if (wanted.length === 0) return
  const own = await tx.selectFrom('jobs').select('id').where('id', 'in', wanted).where('page_id', '=', page).execute()
  if (own.length < wanted.length) throw wrongField('jobs', 'wrong')
  await tx
    .insertInto('job_group_jobs')
    .values(wanted.map((job_id, position) => ({ group_id: id, of_page_id: page, job_id, position })))
    .execute()
}
