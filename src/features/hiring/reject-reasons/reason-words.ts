import { validate as isUuid } from 'uuid'
import { textsByCode } from '#features/site/lookups/texts.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Language } from '#platform/shared/languages.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import { codeOf, ownId } from './rules.ts'

type Codes = readonly (string | null)[]
const idsIn = (codes: Codes) => [...new Set(codes.flatMap((code) => ownId(code) ?? []))].filter((id) => isUuid(id))

/** What a candidate reads of reasons, by code: those of the site, and of these codes those of a page. */
export async function toldReasons(ctx: Context, codes: Codes, language: Language = ctx.language) {
  const told = new Map(await textsByCode({ ...ctx, language }, 'reject-reason-public'))
  const ids = idsIn(codes)
  if (ids.length === 0) return told
  const rows = await ctx.db
    .selectFrom('page_reject_reason_texts as t')
    .innerJoin('page_reject_reasons as r', 'r.id', 't.reason_id')
    .innerJoin('pages', 'pages.id', 'r.page_id')
    .select(['t.reason_id', 't.language', 't.text', 'pages.language as page_language'])
    .where('t.reason_id', 'in', ids)
    .orderBy('t.language')
    .execute()
  for (const id of ids) {
    const texts = rows.filter(({ reason_id }) => reason_id === id)
    const in_ = (wanted: string | undefined) => texts.find((one) => one.language === wanted)
    const said = in_(language) ?? in_(texts[0]?.page_language) ?? texts[0]
    if (said) told.set(codeOf(id), said.text)
  }
  return told
}

/** What a team calls reasons, by code. */
export async function namedReasons(ctx: Context, codes: Codes): Promise<Map<string, string>> {
  const named = new Map(await textsByCode(ctx, 'reject-reason'))
  const ids = idsIn(codes)
  const rows =
    ids.length > 0
      ? await ctx.db.selectFrom('page_reject_reasons').select(['id', 'name']).where('id', 'in', ids).execute()
      : []
  for (const { id, name } of rows) named.set(codeOf(id), name)
  return named
}

/** A reason of a page must be its own and still offered. @throws Refused invalid */
export async function demandReason(db: Db | Tx, page: string, code: string | null | undefined): Promise<void> {
  const id = ownId(code ?? null)
  if (id === null) return
  const row = isUuid(id)
    ? await db
        .selectFrom('page_reject_reasons')
        .select('id')
        .where('id', '=', id)
        .where('page_id', '=', page)
        .where('dropped_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!row) throw wrongField('reason', 'wrong')
}
