import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { coverUrl } from './cover.ts'
import { findOwnGroup } from './find-group.ts'
import { groupAddress, readTexts } from './group-texts.ts'
import { allJobsOfGroup } from './jobs-of-group.ts'
import { missingIn, type Rule } from './rules.ts'

type Draft = Given<typeof contract.editGroup>['data']

export const editGroup = async (
  ctx: Context,
  { group }: Taken<typeof contract.editGroup>,
): Promise<Given<typeof contract.editGroup>> => ({ success: true, data: await readDraft(ctx, group) })

/** A group of the own page with everything that can be edited. @throws Refused not_found */
export async function readDraft(ctx: Context, id: string): Promise<Draft> {
  const group = await findOwnGroup(ctx, id)
  const [texts, jobs] = await Promise.all([readTexts(ctx, group), allJobsOfGroup(ctx, group)])
  const { language, visibility, cover_id, picks, opens_on, ends_on } = group
  const chosen = picks === 'hand' ? jobs.map((job) => job.id) : []
  const fields = { visibility, cover_id, picks, jobs: chosen, rule: ruleOf(group), opens_on, ends_on }
  const missing = missingIn({ ...fields, title: texts[0]?.title ?? '' }, ctx.now())
  return {
    id,
    address: groupAddress(group, texts),
    state: group.state,
    version: group.version,
    fields: { ...fields, language, texts } as Draft['fields'],
    jobs,
    cover: coverUrl(cover_id),
    missing: missing.map((one) => ({ ...one, message: ctx.wording.say(ctx.language, `fields.${one.code}`) })),
    updated_at: group.updated_at.toISOString(),
  }
}

const ruleOf = ({ position_id, industry_id, country_id, city_id, workplace, employment_type }: Rule): Rule => ({
  position_id,
  industry_id,
  country_id,
  city_id,
  workplace,
  employment_type,
})
