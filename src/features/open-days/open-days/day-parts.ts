import { teamWith } from '#features/companies/pages/team.ts'
import { demandListed } from '#features/site/lookups/demand-listed.ts'
import { demandPlaces } from '#features/site/lookups/demand-places.ts'
import { cleanHtml } from '#platform/server/clean-html.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import type { DayFields } from './day-fields.ts'

/** Fields as they are kept: clean HTML, only dates that are held, each thing once. */
export function tidy(fields: DayFields): DayFields {
  const dates = new Set(fields.dates)
  const desks = new Map(fields.desks.map((desk) => [desk.id, desk]))
  return {
    ...fields,
    texts: [...new Map(fields.texts.map((text) => [text.language, text])).values()].map((text) => ({
      ...text,
      intro: cleanHtml(text.intro),
    })),
    jobs: [...new Set(fields.jobs)],
    desks: [...desks.values()].map((desk) => ({
      ...desk,
      staff: [...new Set(desk.staff)],
      hours: hoursOn(desk.hours, dates),
    })),
  }
}

/** Without any date yet those of one wait: a copy has the hours of what was copied. */
function hoursOn(hours: Readonly<Record<string, string>>, dates: ReadonlySet<string>): Record<string, string> {
  const [waiting] = Object.keys(hours).toSorted()
  return Object.fromEntries(
    Object.entries(hours).filter(([date]) => (dates.size === 0 ? date === waiting : dates.has(date))),
  )
}

/** @throws Refused invalid: jobs, a collection, people of another page; a place or nationality that is none; a text that is not there */
export async function demandOwnParts(ctx: Context, tx: Tx, page: string, fields: DayFields): Promise<void> {
  if (!fields.texts.some(({ language }) => language === fields.language)) throw wrongField('language', 'wrong')
  await demandPlaces(ctx, [fields])
  await demandListed(ctx, 'nationality_ids', 'nationality', fields.nationality_ids)
  await demandOwnJobs(tx, page, fields.jobs)
  if (fields.group_id) {
    const query = tx.selectFrom('job_groups').select('id').where('id', '=', fields.group_id).where('page_id', '=', page)
    if (!(await query.executeTakeFirst())) throw wrongField('group_id', 'wrong')
  }
  await demandOwnStaff(ctx, page, fields.desks)
}

/** @throws Refused invalid: jobs of another page */
export async function demandOwnJobs(tx: Tx, page: string, jobs: readonly string[]): Promise<void> {
  if (jobs.length === 0) return
  const own = await tx.selectFrom('jobs').select('id').where('id', 'in', jobs).where('page_id', '=', page).execute()
  if (own.length < jobs.length) throw wrongField('jobs', 'wrong')
}

/** @throws Refused invalid: people who staff no desks of this page */
export async function demandOwnStaff(
  ctx: Context,
  page: string,
  desks: readonly { staff: readonly string[] }[],
): Promise<void> {
  const named = desks.flatMap(({ staff }) => staff)
  if (named.length === 0) return
  const known = new Set((await teamWith(ctx, page, 'openday.staff')).map(({ user }) => user))
  if (named.some((user) => !known.has(user))) throw wrongField('desks', 'desk_staff')
}
