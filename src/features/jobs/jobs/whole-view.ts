import type { z } from 'zod'
import { countryName } from '#features/site/lookups/countries.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { placeName } from '#features/site/lookups/place-name.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type * as contract from './contract.ts'
import { fieldsOf, type JobId, readTexts } from './draft.ts'
import type { JobFields } from './job-fields.ts'
import { cardOf, type JobRow } from './job-view.ts'
import { addressOf } from './reference.ts'
import { mayReceive } from './rules.ts'

type View = z.input<typeof contract.JobView>

/**
 * A job in the language of the request where it is written in that language, else in its own.
 * @param said what it shall say instead of what is stored: a snapshot, or a change that waits
 */
export const viewOf = async (ctx: Context, row: JobRow, said?: JobFields): Promise<View> =>
  viewWith(ctx, row, await readBeside(ctx.read, row.id), said)

/** What is shown of a job beside its row. */
export async function readBeside(db: Db, job: JobId) {
  const [texts, changes] = await Promise.all([
    readTexts(db, job),
    db
      .selectFrom('job_changes')
      .select(['field', 'at'])
      .where('job_id', '=', job)
      .orderBy('at', 'desc')
      .limit(60)
      .execute(),
  ])
  return { ...texts, changes }
}

type Beside = Awaited<ReturnType<typeof readBeside>>

/** The same with what was read already. */
export async function viewWith(ctx: Context, row: JobRow, beside: Beside, said?: JobFields): Promise<View> {
  const fields = said ?? fieldsOf(row, beside)
  const [kept, client] = await Promise.all([readKept(ctx), clientOf(ctx, said ? { ...row, ...said } : row)])
  const names = namesIn(ctx, kept)
  const job = said ? rowSaying(ctx, row, said, names) : row
  const { text, own } = textsFor(ctx, job.id, fields)
  const open = mayReceive(job, ctx.now())
  return {
    ...cardOf(ctx, job, text),
    // one address for all languages, so that it may be redirected to and shared
    address: addressOf(own.title, job.reference),
    reference: job.reference,
    text,
    other_languages: fields.texts.map((one) => one.language).filter((one) => one !== text.language),
    written_in: [own.language, ...fields.texts.map((one) => one.language).filter((one) => one !== own.language)],
    client,
    position: names.entry('position', job.position_id),
    industry: names.entry('industry', job.industry_id),
    degree: names.entry('degree', job.degree_id),
    degree_code: names.code('degree', job.degree_id),
    company_website: job.anonymous ? null : job.page_website,
    part_time: names.entry('part-time-category', job.part_time_category_id),
    country_code: countryCode(job.country_id),
    city: names.city(job.city_id),
    cities: [job.city_id, ...job.more_city_ids].flatMap((id) => names.city(id) ?? []),
    places: [job.city_id, ...job.more_city_ids].flatMap((id) => names.place(id) ?? []),
    applicant_countries: job.applicant_country_ids.map((id) => ({ code: countryCode(id), name: names.country(id) })),
    skills_must: job.skills_must,
    skills_nice: job.skills_nice,
    licences: fields.licences,
    only: restrictionOf(fields, names),
    benefits: job.benefits,
    relocation_support: job.relocation_support,
    accommodation: job.accommodation,
    transport: job.transport,
    openings: job.openings,
    vacancy: fields.vacancy,
    starts_on: fields.starts_on,
    opens_at: fields.opens_at,
    expires_at: job.expires_at?.toISOString() ?? null,
    answer_days: job.answer_days,
    state: job.state,
    closed_to: open.refused ? open.code : null,
    ...waysIn(fields),
    ai_statement: fields.ai_screening ? fields.ai_statement : null,
    questions: fields.questions.map((question) => ({ ...question, id: question.id ?? '' })),
    changes: byDay(beside.changes),
  }
}

/** The text in the reader's language, else in the job's own, else the first there is; and the job's own. */
function textsFor(ctx: Context, id: string, { texts, language }: JobFields) {
  const own = texts.find((one) => one.language === language)
  const text = texts.find((one) => one.language === ctx.language) ?? own ?? texts[0]
  if (!text) throw new Error(`job ${id} has no text`)
  return { text, own: own ?? text }
}

type Names = ReturnType<typeof namesIn>

function namesIn({ language }: Context, kept: Awaited<ReturnType<typeof readKept>>) {
  const cityOf = (id: number | null) => (id === null ? undefined : kept.cityById.get(id))
  return {
    entry: (list: 'position' | 'industry' | 'degree' | 'gender' | 'part-time-category', id: number | null) =>
      kept.rows.get(list)?.find((row) => row.id === id)?.texts[language] ?? null,
    city: (id: number | null) => cityOf(id)?.texts[language] ?? null,
    cityTexts: (id: number | null) => cityOf(id)?.texts,
    code: (list: 'degree', id: number | null) => kept.rows.get(list)?.find((row) => row.id === id)?.code ?? null,
    place(id: number | null) {
      const city = cityOf(id)
      return city ? placeName(city.texts[language], city.country_id, language) : null
    },
    country: (id: number) => countryName(id, language),
  }
}

/** A row as it would be with other words: its city and industry are looked up again. */
function rowSaying(ctx: Context, row: JobRow, { texts: _, questions: __, opens_at, ...said }: JobFields, names: Names) {
  const city = names.cityTexts(said.city_id)
  return {
    ...row,
    ...said,
    opens_at: opens_at ? new Date(opens_at) : null,
    city_en: city?.en ?? null,
    city_ar: city?.ar ?? null,
    city_ru: city?.ru ?? null,
    city_fr: city?.fr ?? null,
    [`industry_${ctx.language}`]: names.entry('industry', said.industry_id),
  } satisfies JobRow
}

/** Who alone may apply, with the law and the permit that allow to say so; null where everybody may. */
function restrictionOf(fields: JobFields, names: Names): View['only'] {
  const { gender, nationality_ids, legal_ground, permit_number } = fields
  if (gender === null && nationality_ids.length === 0) return null
  return {
    gender: names.entry('gender', gender),
    nationalities: nationality_ids.map(names.country),
    legal_ground,
    permit_number,
  }
}

function waysIn(fields: JobFields): Pick<View, 'external_host' | 'walk_in'> {
  const { apply_mode, apply_url, walk_in_place, walk_in_from, walk_in_until, walk_in_hours } = fields
  return {
    external_host: apply_mode === 'external' && apply_url ? new URL(apply_url).hostname : null,
    walk_in:
      apply_mode === 'walk_in' && walk_in_from
        ? { place: walk_in_place, from: walk_in_from, until: walk_in_until, hours: walk_in_hours }
        : null,
  }
}

/** The company an agency recruits for; nobody where that, or the job, is to stay unnamed. */
async function clientOf(
  ctx: Context,
  job: Pick<JobRow, 'anonymous' | 'client_page_id' | 'client_name'>,
): Promise<View['client']> {
  if (job.anonymous) return null
  if (!job.client_page_id) return job.client_name ? { name: job.client_name, slug: null } : null
  const page = await ctx.read
    .selectFrom('pages')
    .select(['name', 'slug', 'state'])
    .where('id', '=', job.client_page_id)
    .executeTakeFirst()
  return page && page.state !== 'suspended' && page.state !== 'closed' ? { name: page.name, slug: page.slug } : null
}

/** What was changed on which day, the latest first. */
function byDay(rows: readonly { field: string; at: Date }[]): View['changes'] {
  const days = Map.groupBy(rows, ({ at }) => at.toISOString().slice(0, 10))
  return [...days].map(([day, changes]) => ({
    at: changes[0]?.at.toISOString() ?? `${day}T00:00:00.000Z`,
    fields: [...new Set(changes.map(({ field }) => field))] as View['changes'][number]['fields'],
  }))
}
