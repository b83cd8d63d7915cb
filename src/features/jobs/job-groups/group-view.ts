import type { z } from 'zod'
import { isVerified } from '#features/companies/pages/page-view.ts'
import { logoOf } from '#features/jobs/jobs/job-names.ts'
import type { Context } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { coverUrl } from './cover.ts'
import { facetsOf, passes } from './filter-jobs.ts'
import type { GroupRow } from './find-group.ts'
import { groupAddress, readTexts, textFor } from './group-texts.ts'
import { jobsOfGroup } from './jobs-of-group.ts'
import { isListed, jobsAtOnce, statusOf, toldOutside } from './rules.ts'

type View = z.input<typeof contract.GroupView>
type Filters = Omit<Taken<typeof contract.showGroup>, 'address'>

/** A group as its page shows it: in the language of the request, or in its own where it is not written in that one. */
export async function viewOf(ctx: Context, group: GroupRow, filters: Filters): Promise<View> {
  const [texts, jobs, company, applied] = await Promise.all([
    readTexts(ctx, group),
    jobsOfGroup(ctx, group),
    companyOf(ctx, group.page_id),
    appliedTo(ctx, group.id),
  ])
  const text = textFor(ctx, texts)
  const matching = jobs.filter((job) => passes(job, filters))
  const { id, reference, state, visibility, opens_on, ends_on } = group
  return {
    id,
    reference,
    address: groupAddress(group, texts),
    text,
    other_languages: texts.map(({ language }) => language).filter((language) => language !== text.language),
    written_in: texts.map(({ language }) => language),
    company,
    cover: coverUrl(group.cover_id),
    state,
    visibility,
    status: statusOf(group, ctx.now()),
    opens_on,
    ends_on,
    listed: isListed(group, ctx.now()),
    total: jobs.length,
    open: jobs.filter(({ closed_to }) => closed_to === null).length,
    applied: toldOutside(applied),
    matching: matching.length,
    jobs: matching.slice(filters.from, filters.from + jobsAtOnce),
    facets: await facetsOf(ctx, jobs),
  }
}

async function companyOf(ctx: Context, id: string): Promise<View['company']> {
  const page = await ctx.db
    .selectFrom('pages')
    .select(['id', 'slug', 'name', 'logo_id', 'email_verified_at', 'licence_checked_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, slug: page.slug, name: page.name, verified: isVerified(page), logo: logoOf(page.logo_id) }
}

async function appliedTo(ctx: Context, group: string): Promise<number> {
  const { applied } = await ctx.db
    .selectFrom('job_group_counts')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('applied'), eb.lit(0)).as('applied'))
    .where('group_id', '=', group)
    .executeTakeFirstOrThrow()
  return Number(applied)
}
