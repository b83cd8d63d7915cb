import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import { lookupText } from '#features/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { cardOf, inLanguage, languageOf, selectPages } from './page-view.ts'

/** Pages whose name is like the term, best first: so that nobody makes a twin. */
export async function suggestCompany(
  ctx: Context,
  { term }: Taken<typeof contract.suggestCompany>,
): Promise<Given<typeof contract.suggestCompany>> {
  const typed = term.toLowerCase()
  const rows = await selectPages(ctx.read)
    .where('pages.state', 'in', ['pending', 'active', 'limited'])
    .where((or) =>
      or.or([or(sql`lower(pages.name)`, 'like', `%${escapeLike(typed)}%`), sql<boolean>`lower(pages.name) % ${typed}`]),
    )
    .orderBy(sql`similarity(lower(pages.name), ${typed})`, 'desc')
    .orderBy('pages.id')
    .limit(8)
    .execute()
  return { success: true, data: rows.map((row) => cardOf(ctx, row)) }
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A page for everybody, by its slug or its id. @throws Refused not_found */
export async function showPage(
  ctx: Context,
  { slug }: Taken<typeof contract.showPage>,
): Promise<Given<typeof contract.showPage>> {
  const row = found(
    await selectPages(ctx.read)
      .where(isUuid(slug) ? 'pages.id' : 'slug', '=', slug)
      .where('pages.state', 'in', ['pending', 'active', 'limited'])
      .executeTakeFirst(),
  )
  const jobs = await ctx.read
    .selectFrom('job_search')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', row.id)
    .executeTakeFirstOrThrow()
  const about_language = languageOf(row.about, ctx.language)
  const checks = [
    { what: 'email' as const, at: row.email_verified_at },
    { what: 'licence' as const, at: row.licence_checked_at },
  ]
  return {
    success: true,
    data: {
      ...cardOf(ctx, row),
      about: inLanguage(row.about, about_language),
      about_language,
      industry: row.industry_id ? await lookupText(ctx, 'industry', row.industry_id) : null,
      size: row.size,
      website: row.website,
      jobs_count: jobs.count,
      checked: checks.flatMap(({ what, at }) => (at ? [{ what, at: at.toISOString() }] : [])),
    },
  }
}
