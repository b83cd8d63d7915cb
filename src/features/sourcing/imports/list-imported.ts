import { sql } from 'kysely'
import { linesOf } from '#features/jobs/matching/lines-of.ts'
import { entriesOf } from '#features/site/lookups/texts.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { type ImportState, mayMoveImport } from './import-states.ts'
import { importingFor } from './own-page.ts'
import { mayEdit } from './rules.ts'
import { fileOf, type ImportedRow, selectImported, viewOf } from './select-imported.ts'

const atOnce = 40

export async function jobPositions(ctx: Context): Promise<Given<typeof contract.jobPositions>> {
  const entries = await entriesOf(ctx, 'position', ctx.language)
  return { success: true, data_name: entries.map(({ id, text }) => ({ id, text })) }
}

/** @throws Refused not_allowed */
export async function listImported(
  ctx: Context,
  { q, position, status, cursor }: Taken<typeof contract.listImported>,
): Promise<Given<typeof contract.listImported>> {
  const { page } = await importingFor(ctx)
  const words = fold(q).split(' ').filter(Boolean)
  const asked = selectImported(ctx.db)
    .where('i.page_id', '=', page)
    .$if(status !== undefined, (query) => query.where('i.state', '=', found(status)))
    // what is nobody any more by the team's own doing is found by its state alone
    .$if(status === undefined, (query) => query.where('i.state', 'not in', ['merged', 'withdrawn']))
    .$if(position !== undefined, (query) => query.where(sql<boolean>`${position}::integer = any(i.position_ids)`))
    .$if(words.length > 0, (query) =>
      query.where((and) =>
        and.and(words.map((word) => and('i.words', 'like', `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`))),
      ),
    )
  const [rows, { total }, counts] = await Promise.all([
    asked
      .$if(cursor !== undefined, (query) => query.where('i.id', '<', cursor as string))
      .orderBy('i.id', 'desc')
      .limit(atOnce + 1)
      .execute(),
    asked
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    ctx.db
      .selectFrom('imported_candidates')
      .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
      .where('page_id', '=', page)
      .groupBy('state')
      .execute(),
  ])
  const shown = rows.slice(0, atOnce)
  return {
    success: true,
    data: await Promise.all(shown.map((row) => viewOf(ctx, row))),
    next_cursor: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
    total,
    counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
  }
}

type Detail = Given<typeof contract.showImported>['data']

/** @throws Refused not_allowed · not_found */
export async function showImported(
  ctx: Context,
  { id }: Taken<typeof contract.showImported>,
): Promise<Given<typeof contract.showImported>> {
  const { page } = await importingFor(ctx)
  const row = found(
    await selectImported(ctx.db).where('i.id', '=', id).where('i.page_id', '=', page).executeTakeFirst(),
  )
  const content = row.content ? CvContent.parse(row.content) : null
  const [view, versions, history, alike] = await Promise.all([
    viewOf(ctx, row),
    versionsOf(ctx, id),
    historyOf(ctx, id),
    alikeOf(ctx, row),
  ])
  return {
    success: true,
    data: {
      ...view,
      lines: content ? linesOf(content).map((line) => ({ ...line, marks: [] })) : [],
      cv_language: content?.language ?? row.language,
      ...{ purpose: row.purpose, versions, history, alike, may: mayFor(row.state), merged_into: row.merged_into },
    },
  }
}

const mayFor = (state: ImportState): Detail['may'] => [
  ...(mayEdit(state).refused ? [] : (['edit'] as const)),
  ...(mayMoveImport(state, 'invite').refused ? [] : (['invite'] as const)),
  ...(mayMoveImport(state, 'withdraw').refused ? [] : (['withdraw'] as const)),
]

async function versionsOf({ db }: Context, id: string): Promise<Detail['versions']> {
  const rows = await db
    .selectFrom('imported_versions')
    .innerJoin('files', 'files.id', 'cv_id')
    .select(['version', 'files.id', 'files.name', 'replaced_at'])
    .where('imported_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ version, replaced_at, ...file }) => ({
    ...{ version, name: file.name, url: fileOf(file.id, file.name).url, replaced_at: replaced_at.toISOString() },
  }))
}

async function historyOf({ db }: Context, id: string): Promise<Detail['history']> {
  const rows = await db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .select(['events.name', 'data', 'events.at', 'users.name as by'])
    .where('thing', '=', 'imported')
    .where('thing_id', '=', id)
    .orderBy('at', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ name, data, at, by }) => {
    const { event, why } = data as { event?: string; why?: string | null }
    return { what: name === 'imported.moved' ? (event ?? '') : 'saved', by, at: at.toISOString(), why: why ?? null }
  })
}

/** Others of the same company with the same name in any spelling of its letters. */
function alikeOf({ db }: Context, row: ImportedRow): Promise<Detail['alike']> | Detail['alike'] {
  if (!row.name) return []
  return db
    .selectFrom('imported_candidates')
    .select(['id', sql<string>`coalesce(name, '')`.as('name'), 'headline'])
    .where('page_id', '=', row.page_id)
    .where('id', '<>', row.id)
    .where('anonymised_at', 'is', null)
    .where('words', 'like', `${fold(row.name).replaceAll(/[\\%_]/g, '\\$&')} %`)
    .limit(5)
    .execute()
}
