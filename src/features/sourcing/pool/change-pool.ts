import { wholePerson } from '#features/sourcing/cv-search/whole-people.ts'
import { hasAgreed } from '#features/sourcing/imports/import-states.ts'
import { lockImported } from '#features/sourcing/imports/move-imported.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { addToPool, leavePool } from './add-to-pool.ts'
import type * as contract from './contract.ts'
import { poolChanged } from './events.ts'

/** The version of what nobody noted anything at. */
export const unnoted = 0

/** Somebody the company sees in full, or added itself. @throws Refused not_found · not_agreed · left_pool · invalid · changed_meanwhile: a note is there */
export async function poolPerson(
  ctx: Context,
  { person, imported, note }: Taken<typeof contract.poolPerson>,
): Promise<Given<typeof contract.poolPerson>> {
  if (!person === !imported) throw wrongField('person', person ? 'wrong' : 'required')
  const entry = await ctx.db.transaction().execute(async (tx) => {
    const id = person ? await poolFound(ctx, tx, person) : await poolImported(ctx, tx, found(imported))
    if (note !== undefined) await noteDown(ctx, tx, id, { note, version: unnoted })
    return id
  })
  return { success: true, data: { entry } }
}

type Noted = { note: string; version: number }

/** What the team notes of somebody in its pool, in place of what was read there. @throws Refused not_found · changed_meanwhile */
export async function noteDown(ctx: Context, tx: Tx, entry: string, { note, version }: Noted): Promise<void> {
  const { page_id: page } = demandAsRead(await lockEntry(ctx, tx, entry), version)
  await tx
    .updateTable('pool_entries')
    .set({ note, version: version + 1 })
    .where('id', '=', entry)
    .execute()
  await emit(ctx, tx, poolChanged, { entry, page, what: 'changed' })
}

/** Keeps somebody whom the company sees in full in the CV search. @returns the entry @throws Refused not_found · left_pool */
export async function poolFound(ctx: Context, tx: Tx, person: string): Promise<string> {
  const { page } = found(ctx.membership)
  const { name, content } = await wholePerson(tx, page, person)
  if (await hasLeft(tx, page, person)) throw new Refused('left_pool')
  return addToPool(ctx, tx, {
    ...{ page, source: 'search', user: person, name, content, language: content.language },
    ...{ email: content.email || null, phone: content.phones[0] ?? null },
  })
}

async function hasLeft(tx: Tx, page: string, person: string): Promise<boolean> {
  const row = tx.selectFrom('pool_leavers').select('at').where('page_id', '=', page).where('user_id', '=', person)
  return (await row.executeTakeFirst()) !== undefined
}

async function poolImported(ctx: Context, tx: Tx, id: string): Promise<string> {
  const { page_id, state, user_id, name, email, phone, language, content } = await lockImported(ctx, tx, id)
  if (!hasAgreed(state)) throw new Refused('not_agreed')
  return addToPool(ctx, tx, {
    ...{ page: page_id, source: 'import', user: user_id, imported: id, name: found(name), email, phone, language },
    content: content ? CvContent.parse(content) : null,
  })
}

async function lockEntry(ctx: Context, tx: Tx, id: string) {
  const row = await tx
    .selectFrom('pool_entries')
    .select(['id', 'page_id', 'tags', 'words', 'application_id', 'version'])
    .where('id', '=', id)
    .where('page_id', '=', found(ctx.membership).page)
    .forUpdate()
    .executeTakeFirst()
  return found(row)
}

/** @throws Refused changed_meanwhile */
export function demandAsRead<Row extends { version: number }>(row: Row, version: number): Row {
  if (row.version !== version) throw new Refused('changed_meanwhile', { version: row.version })
  return row
}

/** @throws Refused not_found · changed_meanwhile */
export async function savePoolEntry(
  ctx: Context,
  { entry, version, tags, note }: Taken<typeof contract.savePoolEntry>,
): Promise<Given<typeof contract.savePoolEntry>> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = demandAsRead(await lockEntry(ctx, tx, entry), version)
    const own = [...new Set(tags)]
    // what was a tag is found no more, what is one is found
    const bare = row.tags.reduce((words, tag) => words.replace(fold(tag), ''), row.words)
    const words = `${bare.trim()} ${fold(own.join(' '))}`.replace(/ +/g, ' ').trim()
    await tx
      .updateTable('pool_entries')
      .set({ tags: own, note, words, version: version + 1 })
      .where('id', '=', entry)
      .execute()
    await emit(ctx, tx, poolChanged, { entry, page: row.page_id, what: 'changed' })
  })
  return { success: true }
}

/** @throws Refused not_found */
export async function removeFromPool(
  ctx: Context,
  { entry }: Taken<typeof contract.removeFromPool>,
): Promise<Given<typeof contract.removeFromPool>> {
  await ctx.db.transaction().execute(async (tx) => {
    const { page_id } = await lockEntry(ctx, tx, entry)
    await tx.deleteFrom('pool_entries').where('id', '=', entry).execute()
    await emit(ctx, tx, poolChanged, { entry, page: page_id, what: 'removed' })
  })
  return { success: true }
}

/** Follows an application into the pool and out of it. */
export async function followApplication(ctx: Context, application: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('applications')
    .leftJoin('sent_cvs', 'sent_cvs.application_id', 'applications.id')
    .selectAll('applications')
    .select('sent_cvs.content')
    .where('applications.id', '=', application)
    .executeTakeFirst()
  if (!row) return
  await ctx.db.transaction().execute(async (tx) => {
    if (row.stage !== 'pool') return leavePool(ctx, tx, 'application_id', application)
    await addToPool(ctx, tx, {
      ...{ page: row.page_id, source: 'application', user: row.candidate_id, application, name: row.name },
      ...{ email: row.email, phone: row.phone, language: row.language },
      content: row.content ? CvContent.parse(row.content) : null,
    })
  })
}
