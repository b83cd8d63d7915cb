import type { List } from '#db/lookups/read-lookups.ts'
import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/shared/languages.ts'

export type Entry = { id: number; parent: number | null; code: string | null; text: string }
type Row = { list: string; id: number; parent: number | null; code: string | null; texts: Record<Language, string> }

/** Lists are small and change rarely: each process keeps them for a minute. */
const keptFor = 60_000
let kept: { at: number; rows: Map<string, Row[]> } | undefined

/** Entries of a list in one language, in their order; hidden ones left out. */
export async function entriesOf(ctx: Pick<Context, 'db' | 'now'>, list: List, language: Language): Promise<Entry[]> {
  const rows = (await read(ctx)).get(list) ?? []
  return rows.map(({ id, parent, code, texts }) => ({ id, parent, code, text: texts[language] }))
}

/** Text of one entry in the language of the request; null when there is none. */
export async function lookupText(ctx: Context, list: List, id: number): Promise<string | null> {
  const row = (await read(ctx)).get(list)?.find((one) => one.id === id)
  return row?.texts[ctx.language] ?? null
}

/** Texts of entries by their code. */
export async function textsByCode(ctx: Context, list: List): Promise<Map<string, string>> {
  const entries = await entriesOf(ctx, list, ctx.language)
  return new Map(entries.flatMap(({ code, text }) => (code ? [[code, text] as const] : [])))
}

async function read({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Map<string, Row[]>> {
  const at = now().getTime()
  if (kept && at - kept.at < keptFor) return kept.rows
  const all = await db
    .selectFrom('lookup_entries')
    .selectAll()
    .where('hidden', '=', false)
    .orderBy('list')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const rows = new Map<string, Row[]>()
  for (const { list, id, parent, code, text_en, text_ar, text_ru, text_fr } of all) {
    const texts = { en: text_en, ar: text_ar, ru: text_ru, fr: text_fr }
    rows.set(list, [...(rows.get(list) ?? []), { list, id, parent, code, texts }])
  }
  if (all.length > 0) kept = { at, rows }
  return rows
}
