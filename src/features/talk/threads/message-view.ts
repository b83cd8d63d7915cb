import type { Selectable } from 'kysely'
import type { Messages } from '#db/tables.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type { FoundThread } from './find-thread.ts'
import type * as contract from './message-contract.ts'
import { changeUntil, mayChange, sidesOf } from './rules.ts'

export type MessageRow = Selectable<Messages>
type View = Given<typeof contract.sendMessage>['data']

const quoted = 140

/** A message as this reader sees it. */
export async function viewOne(ctx: Context, known: FoundThread, id: string): Promise<View> {
  const row = await ctx.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return found((await viewMessages(ctx, known, [row]))[0])
}

/** Messages as this reader sees them, with files, reactions, and what they answer. */
export async function viewMessages(ctx: Context, known: FoundThread, rows: readonly MessageRow[]): Promise<View[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [files, reactions, answered, readers, named] = await Promise.all([
    filesOf(ctx, ids),
    reactionsTo(ctx, ids),
    answeredBy(ctx, rows),
    readersOf(ctx, known, rows),
    namesOf(ctx, rows),
  ])
  const { thread, stand } = known
  const me = found(ctx.me).id
  return rows.map((row) => {
    const say = veiled(known, row)
    const isMine = row.author_id === me
    const reply = row.reply_to ? answered.get(row.reply_to) : undefined
    return {
      ...{ id: row.id, seq: row.seq, side: row.author_side, mine: isMine, at: row.at.toISOString() },
      client_id: isMine ? row.client_id : null,
      author: say.isVeiled ? null : row.author_id,
      name: say.name,
      subject: say.words(row.subject),
      text: say.words(row.text),
      read_at: sidesOf(thread.kind) && row.author_side === stand.side ? (row.read_at?.toISOString() ?? null) : null,
      read_by: row.author_side === 'member' && isMine ? readers.filter((seq) => seq >= row.seq).length : 0,
      edited_at: row.edited_at?.toISOString() ?? null,
      unsent: row.unsent_at !== null,
      change_until: mayChange(row, me, ctx.now()).refused ? null : changeUntil(row.at).toISOString(),
      reply_to: reply ? answerOf(known, reply) : null,
      mentions: row.mentions.flatMap((id) => named.filter((one) => one.id === id)),
      files: say.isVeiled ? [] : files.filter(({ message }) => message === row.id).map(({ file }) => file),
      reactions: summed(
        reactions.filter(({ message_id }) => message_id === row.id),
        me,
      ),
      warnings: row.author_side === stand.side && !isMine ? [] : row.warnings,
      mail: row.by_mail
        ? { sender: say.isVeiled ? null : row.sender, not_kept: say.isVeiled ? [] : row.not_kept }
        : null,
    }
  })
}

/** While nobody may know who the other side is, it has a number for a name, and its words say nothing else. */
function veiled(
  { stand: { side, veil } }: FoundThread,
  { author_side, author_name }: Pick<MessageRow, 'author_side' | 'author_name'>,
) {
  if (!veil) return { isVeiled: false, name: author_name, words: (text: string) => text }
  const isVeiled = author_side !== side
  return { isVeiled, name: isVeiled ? veil.name : author_name, words: veil.words }
}

function answerOf(known: FoundThread, row: MessageRow): View['reply_to'] {
  const say = veiled(known, row)
  return { id: row.id, seq: row.seq, name: say.name, text: say.words(row.text).slice(0, quoted) }
}

async function filesOf(ctx: Context, ids: readonly string[]) {
  const rows = await ctx.db
    .selectFrom('files')
    .select(['id', 'name', 'mime', 'bytes', 'thing_id', 'width'])
    .where('thing', '=', 'message')
    .where('thing_id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, mime, bytes, thing_id, width }) => ({
    message: thing_id,
    file: {
      ...{ id, name, mime, bytes, url: `/api/files/${id}/${encodeURIComponent(name)}` },
      thumb: width === null ? null : `/api/files/${id}/thumb/480`,
    },
  }))
}

const reactionsTo = (ctx: Context, ids: readonly string[]) =>
  ctx.db
    .selectFrom('message_reactions')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['message_id', 'user_id', 'emoji', 'users.name'])
    .where('message_id', 'in', ids)
    .orderBy('message_reactions.at')
    .execute()

type Reacted = Awaited<ReturnType<typeof reactionsTo>>
const fewNames = 10

const summed = (rows: Reacted, me: string): View['reactions'] =>
  [...Map.groupBy(rows, ({ emoji }) => emoji)].map(([emoji, all]) => ({
    emoji,
    count: all.length,
    mine: all.some(({ user_id }) => user_id === me),
    names: all.slice(0, fewNames).map(({ name }) => name),
  }))

async function answeredBy(ctx: Context, rows: readonly MessageRow[]): Promise<Map<string, MessageRow>> {
  const ids = rows.flatMap(({ reply_to }) => reply_to ?? [])
  if (ids.length === 0) return new Map()
  const known = await ctx.db.selectFrom('messages').selectAll().where('id', 'in', ids).execute()
  return new Map(known.map((row) => [row.id, row]))
}

/** How far each of the others in a group has read; only asked where one's own words are among them. */
async function readersOf(ctx: Context, { thread }: FoundThread, rows: readonly MessageRow[]): Promise<number[]> {
  const me = found(ctx.me).id
  if (!rows.some((row) => row.author_side === 'member' && row.author_id === me)) return []
  const marks = await ctx.db
    .selectFrom('thread_marks')
    .select('read_seq')
    .where('thread_id', '=', thread.id)
    .where('user_id', '<>', me)
    .where('read_seq', '>=', Math.min(...rows.map(({ seq }) => seq)))
    .execute()
  return marks.map(({ read_seq }) => read_seq)
}

async function namesOf(ctx: Context, rows: readonly MessageRow[]) {
  const ids = [...new Set(rows.flatMap(({ mentions }) => mentions))]
  return ids.length === 0 ? [] : ctx.db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
}
