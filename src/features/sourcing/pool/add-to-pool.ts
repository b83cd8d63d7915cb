import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { fold } from '#platform/shared/fold.ts'
import { newId } from '#platform/shared/ids.ts'
import { poolChanged } from './events.ts'
import type { PoolSource } from './rules.ts'

/** Somebody to be kept for later jobs, and by which way the company has them. */
export type ForPool = {
  page: string
  source: PoolSource
  user: string | null
  application?: string
  drop_item?: string
  imported?: string
  name: string
  email: string | null
  phone: string | null
  language: string
  content: CvContent | null
  tags?: readonly string[]
}

/** What the search of the pool compares: folded, so that no accent or hamza hides anybody. */
export const wordsOf = (
  name: string,
  content: Pick<CvContent, 'headline' | 'skills' | 'location'> | null,
  tags: readonly string[],
) =>
  fold(
    [name, content?.headline, content?.location, ...(content?.skills.map((skill) => skill.name) ?? []), ...tags]
      .filter(Boolean)
      .join(' '),
  ).slice(0, 2000)

/** Keeps somebody in the pool of a company, once. @returns the entry, new or found */
export async function addToPool(ctx: Context, tx: Tx, person: ForPool): Promise<string> {
  const { page, source, user, name, email, phone, language, content, tags = [] } = person
  const id = newId()
  const added = await tx
    .insertInto('pool_entries')
    .values({
      ...{ id, page_id: page, source, user_id: user, name, email, phone, language, tags: [...tags] },
      application_id: person.application ?? null,
      drop_item_id: person.drop_item ?? null,
      imported_id: person.imported ?? null,
      headline: content?.headline ?? '',
      words: wordsOf(name, content, tags),
      added_by: ctx.membership?.member ?? null,
      added_at: ctx.now(),
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return knownEntry(tx, person)
  if (user) await takeNote(tx, page, user, id)
  await emit(ctx, tx, poolChanged, { entry: id, page, what: 'added' })
  return id
}

/** What the team noted before stands at the entry from now on. */
async function takeNote(tx: Tx, page: string, user: string, entry: string): Promise<void> {
  const noted = await tx
    .deleteFrom('person_notes')
    .where('page_id', '=', page)
    .where('user_id', '=', user)
    .returning(['note', 'version'])
    .executeTakeFirst()
  if (noted) await tx.updateTable('pool_entries').set(noted).where('id', '=', entry).execute()
}

async function knownEntry(tx: Tx, { page, user, application, drop_item, imported }: ForPool): Promise<string> {
  const row = await tx
    .selectFrom('pool_entries')
    .select('id')
    .where('page_id', '=', page)
    .where((or) =>
      or.or([
        ...(user ? [or('user_id', '=', user)] : []),
        ...(application ? [or('application_id', '=', application)] : []),
        ...(drop_item ? [or('drop_item_id', '=', drop_item)] : []),
        ...(imported ? [or('imported_id', '=', imported)] : []),
      ]),
    )
    .executeTakeFirstOrThrow()
  return row.id
}

/** Lets go of whoever came by a way that is closed now. */
export async function leavePool(
  ctx: Context,
  tx: Tx,
  by: 'application_id' | 'drop_item_id' | 'imported_id',
  id: string,
): Promise<void> {
  const gone = await tx.deleteFrom('pool_entries').where(by, '=', id).returning(['id', 'page_id']).execute()
  for (const one of gone) await emit(ctx, tx, poolChanged, { entry: one.id, page: one.page_id, what: 'removed' })
}
