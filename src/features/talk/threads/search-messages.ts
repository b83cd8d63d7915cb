import { type RawBuilder, sql } from 'kysely'
import { withoutContacts } from '#features/jobs/jobs/risk-rules.ts'
import type { Context } from '#platform/server/context.ts'
import { behind, cursorOf, readCursor, type Sort } from '#platform/server/db/keyset.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type { ThreadRow } from './find-thread.ts'
import { isHeardBy } from './is-heard-by.ts'
import { headsOf } from './line-of.ts'
import type * as contract from './message-contract.ts'
import { isKnownTo, within } from './select-threads.ts'

type Asked = Taken<typeof contract.searchMessages>

const pageSize = 30
const around = 40
const byTime: Sort = { value: sql<Date>`messages.at`, down: true, type: 'timestamptz' }

/** The caller's messages that hold some words, the latest first. @throws Refused not_allowed · invalid: nothing to look for */
export async function searchMessages(ctx: Context, asked: Asked): Promise<Given<typeof contract.searchMessages>> {
  const { as, q, from, files, since, until } = asked
  if (!(q || from || files || since || until)) throw wrongField('q', 'required')
  const last = readCursor(asked.cursor, byTime)
  const rows = await ctx.read
    .selectFrom('messages')
    .innerJoin('threads', 'threads.id', 'messages.thread_id')
    .leftJoin('thread_members', (join) =>
      join.onRef('thread_members.thread_id', '=', 'threads.id').on('thread_members.user_id', '=', found(ctx.me).id),
    )
    .select(['messages.id', 'messages.at', 'seq', 'author_id', 'author_name', 'text', 'messages.thread_id', 'warnings'])
    .select(filesIn().as('files'))
    .where(within(ctx, as))
    .where(isKnownTo(ctx, as))
    .where('unsent_at', 'is', null)
    .where(isHeardBy(as === 'user' ? 'member' : as, found(ctx.me).id))
    .where(sql<boolean>`seq > coalesce(thread_members.from_seq, 0)`)
    .$if(asked.thread !== undefined, (query) => query.where('messages.thread_id', '=', found(asked.thread)))
    .$if(q !== '', (query) => query.where(holds(q)))
    .$if(from !== '', (query) => query.where(sql<boolean>`fold_text(author_name) like fold_text(${like(from)})`))
    .$if(files, (query) => query.where(sql<boolean>`cardinality(${filesIn()}) > 0`))
    .$if(since !== undefined, (query) => query.where('messages.at', '>=', new Date(`${since}T00:00:00Z`)))
    .$if(until !== undefined, (query) => query.where('messages.at', '<', dayAfter(found(until))))
    .$if(last !== null, (query) => query.where(behind(byTime, sql`messages.id`, found(last))))
    .orderBy('messages.at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize)
  const end = shown.at(-1)
  const threads = await threadsOf(ctx, shown)
  const headOf = await headsOf(ctx, [...threads.values()], as)
  return {
    success: true,
    data: shown.map((row) => {
      const thread = found(threads.get(row.thread_id))
      const { title, about } = headOf(thread)
      return {
        ...{ thread: thread.id, kind: thread.kind, title, about, message: row.id, seq: row.seq, files: row.files },
        ...{ name: row.author_name, mine: row.author_id === ctx.me?.id, at: row.at.toISOString() },
        text: excerpt(
          row.warnings.length > 0 && row.author_id !== ctx.me?.id ? withoutContacts(row.text) : row.text,
          q,
        ),
      }
    }),
    next_cursor: rows.length > pageSize && end ? cursorOf(end.at, end.id) : null,
  }
}

const like = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`

/** All the words, in any order, as parts of words: Arabic letters in whatever way they were typed. */
const holds = (q: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    q.split(' ').map((word) => sql`messages.words like fold_text(${like(word)})`),
    sql` and `,
  )} or exists (select from files where thing = 'message' and thing_id = messages.id and fold_text(name) like fold_text(${like(q)})))`

const filesIn = (): RawBuilder<string[]> =>
  sql<string[]>`array(select name from files where thing = 'message' and thing_id = messages.id order by id)`

const dayAfter = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000)

async function threadsOf(ctx: Context, rows: readonly { thread_id: string }[]): Promise<Map<string, ThreadRow>> {
  const ids = [...new Set(rows.map(({ thread_id }) => thread_id))]
  if (ids.length === 0) return new Map()
  const threads = await ctx.read.selectFrom('threads').selectAll().where('id', 'in', ids).execute()
  return new Map(threads.map((thread) => [thread.id, thread]))
}

/** The words around the first place where something looked for stands as it was typed; else the beginning. */
function excerpt(text: string, q: string): string {
  const first = q.split(' ')[0] ?? ''
  const at = first ? text.toLowerCase().indexOf(first.toLowerCase()) : 0
  const begin = Math.max(0, at - around)
  return `${begin > 0 ? '…' : ''}${text.slice(begin, begin + 6 * around).trim()}${begin + 6 * around < text.length ? '…' : ''}`
}
