import { shownStates } from '#features/companies/pages/page-states.ts'
import { cardOf, inLanguage, languageOf, selectPages } from '#features/companies/pages/page-view.ts'
import { entriesOf } from '#features/site/lookups/texts.ts'
import { plainText } from '#platform/server/clean-html.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import type * as contract from './contract.ts'

const mostWords = 160

type Cards = Given<typeof contract.listCompanies>['data']

/** Cards of these pages, in their order. */
export async function cardsOf(ctx: Context, spots: readonly { page_id: string; open_jobs: number }[]): Promise<Cards> {
  if (spots.length === 0) return []
  const ids = spots.map(({ page_id }) => page_id)
  const [rows, industries] = await Promise.all([
    selectPages(ctx.read).where('pages.id', 'in', ids).where('pages.state', 'in', shownStates).execute(),
    entriesOf(ctx, 'industry', ctx.language),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const names = new Map(industries.map(({ id, text }) => [id, text]))
  return spots.flatMap(({ page_id, open_jobs }) => {
    const row = byId.get(page_id)
    if (!row) return []
    const about_language = languageOf(row.about, ctx.language, toLanguage(row.language))
    return [
      {
        ...cardOf(ctx, row),
        industry: row.industry_id ? (names.get(row.industry_id) ?? null) : null,
        size: row.size,
        about: firstWords(plainText(inLanguage(row.about, about_language))),
        about_language,
        open_jobs,
      },
    ]
  })
}

/** As many whole words as fit on two lines. */
function firstWords(text: string): string {
  if (text.length <= mostWords) return text
  const cut = text.slice(0, mostWords)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostWords - 30))}…`
}
