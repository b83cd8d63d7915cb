import { sql } from 'kysely'
import { withoutContacts } from '#features/jobs/jobs/risk-rules.ts'
import type { Context } from '#platform/server/context.ts'
import type { ThreadViewer, Veil } from '#platform/server/thread-source.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { isHeardBy } from './is-heard-by.ts'
import type { ThreadSide } from './rules.ts'

type Last = Given<typeof contract.listThreads>['data'][number]['last']
type Reader = { side: ThreadSide; from: number }

const shownWords = 160

/** The last thing said in each of these conversations that this reader may see. */
export async function lastWordsOf(ctx: Context, threads: readonly { id: string }[], as: ThreadViewer) {
  const me = found(ctx.me).id
  const rows = await read(ctx, threads, as)
  const of = new Map(rows.map((row) => [row.thread_id, row]))
  return (thread: string, { side, from }: Reader, veil: Veil | undefined): Last => {
    const last = of.get(thread)
    if (!last || last.seq <= from) return null
    const { author_id, author_side, author_name, files, unsent_at, warnings } = last
    const text = warnings.length > 0 && author_side !== side ? withoutContacts(last.text) : last.text
    return {
      name: veil && author_side !== side ? veil.name : author_name,
      ...{ mine: author_id === me, side: author_side, files, unsent: unsent_at !== null },
      text: (veil ? veil.words(text) : text).slice(0, shownWords),
    }
  }
}

async function read(ctx: Context, threads: readonly { id: string }[], as: ThreadViewer) {
  if (threads.length === 0) return []
  const me = found(ctx.me).id
  return ctx.db
    .selectFrom('threads')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('messages')
          .select([
            'messages.id',
            'thread_id',
            'author_id',
            'author_name',
            'author_side',
            'text',
            'unsent_at',
            'seq',
            'warnings',
          ])
          .whereRef('messages.thread_id', '=', 'threads.id')
          .where(isHeardBy(as === 'user' ? 'member' : as, me))
          .orderBy('seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('last')
    .select(sql<number>`(select count(*)::int from files where thing = 'message' and thing_id = last.id)`.as('files'))
    .where(
      'threads.id',
      'in',
      threads.map(({ id }) => id),
    )
    .execute()
}
