import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { behind, cursorOf, readCursor, type Sort } from '#platform/server/db/keyset.ts'
import type { ThreadViewer } from '#platform/server/thread-source.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { lastWordsOf } from './last-words.ts'
import { headsOf, lineOf, sideAs } from './line-of.ts'
import { hasUnread, isKnownTo, selectThreads, within } from './select-threads.ts'

type Asked = Taken<typeof contract.listThreads>
type Gives = Given<typeof contract.listThreads>

const pageSize = 30
const mostShownPinned = 20
const byTime: Sort = { value: sql<Date>`threads.last_at`, down: true, type: 'timestamptz' }

/** @throws Refused not_allowed */
export async function listThreads(ctx: Context, asked: Asked): Promise<Gives> {
  const last = readCursor(asked.cursor, byTime)
  const select = () => selectLines(ctx, asked)
  const [pinned, rows] = await Promise.all([
    last || asked.show === 'archived'
      ? []
      : select().where('pinned_at', 'is not', null).orderBy('pinned_at', 'desc').limit(mostShownPinned).execute(),
    select()
      .$if(asked.show !== 'archived', (query) => query.where('pinned_at', 'is', null))
      .$if(last !== null, (query) => query.where(behind(byTime, sql`threads.id`, found(last))))
      .orderBy('last_at', 'desc')
      .orderBy('threads.id', 'desc')
      .limit(pageSize + 1)
      .execute(),
  ])
  const shown = rows.slice(0, pageSize)
  const end = shown.at(-1)
  const lines = await linesOf(ctx, [...pinned, ...shown], asked.as)
  return {
    success: true,
    pinned: lines.slice(0, pinned.length),
    data: lines.slice(pinned.length),
    next_cursor: rows.length > pageSize && end ? cursorOf(end.last_at, end.id) : null,
  }
}

function selectLines(ctx: Context, { as, show, kind, job, q }: Asked) {
  const me = found(ctx.me).id
  const unreadMention = sql<number>`(select count(*)::int from messages where messages.thread_id = threads.id
    and mentions @> array[${me}]::uuid[] and seq > greatest(coalesce(thread_marks.read_seq, 0), coalesce(thread_members.from_seq, 0)))`
  const waiting = waitsFor(as, me)
  return selectThreads(ctx.db, me)
    .select([unreadMention.as('mentions'), waiting.as('waiting'), isBlockedBy(as, me).as('blocked')])
    .where(within(ctx, as))
    .where('archived_at', show === 'archived' ? 'is not' : 'is', null)
    .$if(kind !== undefined, (query) => query.where('threads.kind', '=', found(kind)))
    .$if(job !== undefined, (query) => query.where('threads.job_id', '=', found(job)))
    .$if(show === 'unread', (query) => query.where(hasUnread(as, me)))
    .$if(show === 'mentions', (query) => query.where(sql<boolean>`${unreadMention} > 0`))
    .$if(show === 'waiting', (query) => query.where(waiting))
    .$if(q !== '', (query) => query.where(isNamed(ctx, as, q)))
}

/** Whoever reads for a company or the site blocks nobody. */
const isBlockedBy = (as: ThreadViewer, me: string) =>
  as === 'user'
    ? sql<boolean>`exists (select from blocks where blocks.user_id = ${me}
        and (blocks.page_id = threads.page_id or blocks.other_id in (threads.user_id, threads.other_id)))`
    : sql<boolean>`false`

/** The other side wrote last, and nobody else was named to answer. */
function waitsFor(as: ThreadViewer, me: string) {
  if (as === 'user')
    return sql<boolean>`(coalesce(threads.last_side in ('page', 'staff'), false) and threads.closed_at is null
      and not ${isBlockedBy('user', me)})`
  return sql<boolean>`(coalesce(threads.last_side in ('candidate', 'person'), false) and threads.closed_at is null
    and (threads.assigned_to is null or threads.assigned_to = ${me}))`
}

/** By what it is called, what it is about, and who wrote in it. */
function isNamed(ctx: Context, as: ThreadViewer, q: string) {
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(fold_text(threads.title) like fold_text(${part})
    or (${isKnownTo(ctx, as)} and exists (select from messages where messages.thread_id = threads.id and fold_text(author_name) like fold_text(${part})))
    or exists (select from job_texts where job_texts.job_id = threads.job_id and fold_text(job_texts.title) like fold_text(${part}))
    or (${as !== 'page'} and exists (select from pages where pages.id = threads.page_id and threads.kind <> 'application' and fold_text(pages.name) like fold_text(${part}))))`
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number]

async function linesOf(ctx: Context, rows: readonly Row[], as: ThreadViewer): Promise<Gives['data']> {
  const [headOf, lastOf] = await Promise.all([headsOf(ctx, rows, as), lastWordsOf(ctx, rows, as)])
  return rows.map((row) => {
    const reader = { side: sideAs(row.kind, as), from: row.from_seq ?? 0 }
    const { veil, ...head } = headOf(row)
    return {
      ...lineOf(row, head, reader, ctx.now()),
      ...{ mentions: row.mentions, waiting: row.waiting, blocked: row.blocked, last: lastOf(row.id, reader, veil) },
    }
  })
}
