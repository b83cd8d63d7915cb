import { sql } from 'kysely'
import { hiddenName, isHidden } from '#features/hiring/applications/anonymity.ts'
import { sentFor } from '#features/hiring/applications/sent-for.ts'
import type { Context } from '#platform/server/context.ts'
import { behind, cursorOf, readCursor, type Sort } from '#platform/server/db/keyset.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { linkOf } from './link-of.ts'

const atOnce = 40

/** People kept for later, the latest first. */
export async function listPool(
  ctx: Context,
  asked: Taken<typeof contract.listPool>,
): Promise<Given<typeof contract.listPool>> {
  const { page } = found(ctx.membership)
  const after = readCursor(asked.cursor, byAdded)
  const [rows, { total }, tags] = await Promise.all([
    entries(ctx, page, asked)
      .where(after ? behind(byAdded, sql`pool_entries.id`, after) : sql<boolean>`true`)
      .orderBy('pool_entries.added_at', 'desc')
      .orderBy('pool_entries.id', 'desc')
      .limit(atOnce + 1)
      .execute(),
    entries(ctx, page, asked)
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    tagsOf(ctx, page),
  ])
  const shown = rows.slice(0, atOnce)
  const last = rows.length > atOnce ? shown.at(-1) : undefined
  const invited = await invitationsOf(
    ctx,
    shown.map(({ id }) => id),
  )
  return {
    success: true,
    data: shown.map((row) => ({
      ...{ id: row.id, headline: row.hidden ? '' : row.headline, source: row.source, tags: row.tags },
      ...{ note: row.note, version: row.version },
      name: row.hidden && row.application_id ? hiddenName(row.application_id) : row.name,
      person: row.hidden ? null : row.user_id,
      link: linkOf(row),
      added_at: row.added_at.toISOString(),
      added_by: row.added_by,
      applied: row.sent !== null,
      invited: invited.filter(({ entry }) => entry === row.id).map(({ entry: _, ...one }) => one),
    })),
    next_cursor: last ? cursorOf(last.added_at, last.id) : null,
    total,
    tags,
  }
}

function entries(
  { db }: Context,
  page: string,
  { q, tag, source, job, person, imported, entry }: Taken<typeof contract.listPool>,
) {
  const words = fold(q).split(' ').filter(Boolean)
  return (
    db
      .selectFrom('pool_entries')
      .leftJoin('applications', 'applications.id', 'pool_entries.application_id')
      .leftJoin('users as adders', 'adders.id', 'pool_entries.added_by')
      .select(['pool_entries.id', 'pool_entries.name', 'headline', 'pool_entries.source', 'tags', 'pool_entries.note'])
      .select('pool_entries.version')
      .select(['pool_entries.user_id', 'pool_entries.application_id', 'drop_item_id', 'imported_id', 'added_at'])
      .select(['adders.name as added_by', 'applications.job_id'])
      .select(sql<boolean>`(applications.id is not null and ${isHidden})`.as('hidden'))
      .select(sentFor(sql`${job ?? null}::uuid`).as('sent'))
      .where('pool_entries.page_id', '=', page)
      .$if(source !== undefined, (query) => query.where('pool_entries.source', '=', found(source)))
      .$if(tag !== undefined, (query) => query.where(sql<boolean>`${tag} = any(pool_entries.tags)`))
      .$if(words.length > 0, (query) =>
        query.where((and) =>
          and.and(words.map((word) => and('words', 'like', `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`))),
        ),
      )
      .$if(person !== undefined, (query) => query.where('pool_entries.user_id', '=', found(person)))
      .$if(imported !== undefined, (query) => query.where(isImported(page, found(imported))))
      .$if(entry !== undefined, (query) => query.where('pool_entries.id', '=', found(entry)))
      // whoever may not be known is not found by what tells it
      .$if(words.length > 0 || person !== undefined || imported !== undefined, (query) =>
        query.where(sql<boolean>`not (applications.id is not null and ${isHidden})`),
      )
  )
}

/** Somebody the company brought along may be kept already by an application or a CV that was left: by the account, or the address. */
const isImported = (page: string, imported: string) => sql<boolean>`(imported_id = ${imported} or exists (
  select from imported_candidates brought where brought.id = ${imported} and brought.page_id = ${page}
    and (brought.user_id = pool_entries.user_id or lower(brought.email) = lower(pool_entries.email))))`

const tagsOf = ({ db }: Context, page: string) =>
  db
    .selectFrom('pool_entries')
    .select(sql<string>`unnest(tags)`.as('tag'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', page)
    .groupBy('tag')
    .orderBy('count', 'desc')
    .orderBy('tag')
    .limit(40)
    .execute()

async function invitationsOf({ db }: Context, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('pool_invitations')
    .innerJoin('pool_entries', 'pool_entries.id', 'entry_id')
    .innerJoin('jobs', 'jobs.id', 'pool_invitations.job_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['entry_id as entry', 'jobs.id as job', 'title', 'at'])
    .select(sentFor(sql`jobs.id`).as('application'))
    .select(sql<boolean>`declined_at is not null`.as('declined'))
    .where('entry_id', 'in', ids)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ application, at, ...row }) => ({ ...row, applied: application !== null, at: at.toISOString() }))
}

const byAdded: Sort = { value: sql`pool_entries.added_at`, down: true, type: 'timestamptz' }
