import { sql } from 'kysely'
import { changeLists } from '#features/site/lookups/admin-lists.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import { newId } from '#platform/shared/ids.ts'
import { type Language, languages, type Texts, toLanguage } from '#platform/shared/languages.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { occupationNamed, occupationUnnamed } from './events.ts'
import { meaningsOf } from './meanings.ts'
import { tokensOf } from './tokens.ts'

const daysBack = 30
const mostInVain = 100

export async function readNames(ctx: Context): Promise<Given<typeof contract.readOccupationNames>> {
  const since = new Date(ctx.now().getTime() - daysBack * 86_400_000).toISOString().slice(0, 10)
  const [names, inVain, searches] = await Promise.all([
    ctx.db.selectFrom('occupation_names').selectAll().orderBy('created_at', 'desc').orderBy('id').execute(),
    ctx.db
      .selectFrom('searches_in_vain')
      .select(['words', 'language', sql<number>`sum(times)::integer`.as('times')])
      .where('day', '>=', since)
      .groupBy(['words', 'language'])
      .orderBy('times', 'desc')
      .orderBy('words')
      .limit(mostInVain)
      .execute(),
    ctx.db
      .selectFrom('search_counts')
      .select(sql<number>`coalesce(sum(times), 0)::integer`.as('times'))
      .select(sql<number>`coalesce(sum(empty), 0)::integer`.as('empty'))
      .where('day', '>=', since)
      .executeTakeFirstOrThrow(),
  ])
  return {
    success: true,
    data: {
      names: await Promise.all(names.map((one) => view(ctx, { ...one, language: toLanguage(one.language) }))),
      in_vain: inVain.map((one) => ({ ...one, language: toLanguage(one.language) })),
      searches,
    },
  }
}

/** @throws Refused not_found the position · invalid a name that it has already, or that is no word */
export async function addName(
  ctx: Context,
  { position_id, language, name }: Taken<typeof contract.addOccupationName>,
): Promise<Given<typeof contract.addOccupationName>> {
  await positionText(ctx, position_id)
  const tokens = tokensOf(name)
  if (tokens.length === 0) throw wrongField('name', 'wrong')
  const { occupations } = await meaningsOf(ctx)
  if (occupations.find(tokens).some(({ field, positions }) => field === null && positions.includes(position_id)))
    throw wrongField('name', 'taken_in_list')
  const row = { id: newId(), position_id, language, name }
  await changeLists(ctx, async (tx) => {
    await tx
      .insertInto('occupation_names')
      .values({ ...row, created_by: found(ctx.me).id, created_at: ctx.now() })
      .onConflict((known) => known.columns(['position_id', 'language', 'name']).doNothing())
      .execute()
    await tx.deleteFrom('searches_in_vain').where('words', '=', fold(name)).execute()
    await emit(ctx, tx, occupationNamed, row)
  })
  return { success: true, data: await view(ctx, row) }
}

type Merged = { list: string; into: number; texts: Texts }

/** Whoever looks for an occupation by the name of one that was merged into it finds it. */
export async function keepMergedNames(ctx: Context, { list, into, texts }: Merged): Promise<void> {
  if (list !== 'position') return
  await changeLists(ctx, async (tx) => {
    for (const language of languages) {
      const row = { id: newId(), position_id: into, language, name: texts[language] }
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('occupation_names')
        .values({ ...row, created_by: null, created_at: ctx.now() })
        .onConflict((known) => known.columns(['position_id', 'language', 'name']).doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows) await emit(ctx, tx, occupationNamed, row)
    }
  })
}

/** @throws Refused not_found */
export async function removeName(ctx: Context, { id }: Taken<typeof contract.removeOccupationName>) {
  await changeLists(ctx, async (tx) => {
    const { position_id, language, name } = found(
      await tx.deleteFrom('occupation_names').where('id', '=', id).returningAll().executeTakeFirst(),
    )
    await emit(ctx, tx, occupationUnnamed, { id, position_id, language: toLanguage(language), name })
  })
  return { success: true as const }
}

type Row = { id: string; position_id: number; language: Language; name: string }

const view = async (ctx: Context, { id, position_id, language, name }: Row) => ({
  ...{ id, position_id, language, name },
  position: await positionText(ctx, position_id).catch(() => ''),
})

async function positionText(ctx: Context, id: number): Promise<string> {
  const rows = (await readKept(ctx)).rows.get('position') ?? []
  return found(rows.find((row) => row.id === id)).texts[ctx.language]
}
