import type { Context } from '#platform/server/context.ts'
import type { ThreadViewer } from '#platform/server/thread-source.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { blocks, otherOf } from './blocks.ts'
import type * as contract from './contract.ts'
import { type FoundThread, findThread } from './find-thread.ts'
import { headsOf, lineOf } from './line-of.ts'
import { peopleIn } from './people-in.ts'
import { actionsIn, isInside, sidesOf, type ThreadSide, threadRoles } from './rules.ts'
import { selectThreads } from './select-threads.ts'
import { sourceOf } from './sources.ts'
import { isFirstContact } from './warnings.ts'

const mostMembersShown = 100

/** @throws Refused not_found */
export async function showThread(
  ctx: Context,
  { thread: id }: Taken<typeof contract.showThread>,
): Promise<Given<typeof contract.showThread>> {
  const known = await findThread(ctx, id)
  const { thread, stand } = known
  const me = found(ctx.me).id
  const row = await selectThreads(ctx.db, me).where('threads.id', '=', id).executeTakeFirstOrThrow()
  const whom = otherOf(thread, me, stand.side)
  const [headOf, closed, group, people, blocked, stranger, first_contact] = await Promise.all([
    headsOf(ctx, [row], viewerOf(stand.side)),
    closedTo(ctx, known),
    membersOf(ctx, known),
    peopleOf(ctx, known),
    whom ? blocks(ctx.db, me, whom) : false,
    isStranger(ctx, id, stand.side, me),
    stand.side === 'page' ? isFirstContact(ctx.db, thread) : false,
  ])
  const { veil, ...head } = headOf(row)
  return {
    success: true,
    data: {
      ...lineOf(row, head, stand, ctx.now()),
      ...{ side: stand.side, role: stand.role, may: actionsIn(thread.kind, stand.side, stand.role), closed },
      ...{ last_seq: row.last_seq, read_seq: Math.max(stand.from, row.read_seq ?? 0), zone: head.zone },
      application: thread.kind === 'application' ? id : null,
      ...people,
      ...group,
      ...{ blocked, stranger, first_contact },
    },
  }
}

/** The view of a list in which somebody on this side finds a conversation. */
export const viewerOf = (side: ThreadSide): ThreadViewer =>
  side === 'page' ? 'page' : side === 'staff' ? 'staff' : 'user'

/** Whoever only reads a group of jobs is one of many who applied, and none of the others' business. */
const mayKnowMembers = ({ thread, stand }: FoundThread): boolean =>
  thread.kind === 'internal' || thread.kind === 'openday' || stand.role !== 'reader'

async function closedTo(ctx: Context, { thread, stand }: FoundThread): Promise<string | null> {
  const mayWrite = sourceOf(ctx, thread.kind)?.mayWrite
  if (!mayWrite) return null
  const answer = await ctx.db.transaction().execute((tx) => mayWrite(ctx, tx, thread, stand.side))
  return answer.refused ? answer.code : null
}

/** Who is in a group, as this reader may know: the first of them, and how many. */
async function membersOf(ctx: Context, known: FoundThread) {
  if (sidesOf(known.thread.kind) || known.thread.kind === 'personal') return { members: [], member_count: 0 }
  const people = await peopleIn(ctx, known.thread)
  const knowable = mayKnowMembers(known) ? people : people.filter(({ role }) => role !== 'reader')
  const shown = knowable
    .toSorted((one, other) => threadRoles.indexOf(one.role) - threadRoles.indexOf(other.role))
    .slice(0, mostMembersShown)
  const names = await namesOf(
    ctx,
    shown.map(({ user }) => user),
  )
  const members = shown.map(({ user, role }) => ({ id: user, role, name: names.get(user) ?? '' }))
  return { members, member_count: knowable.length }
}

async function namesOf(ctx: Context, users: readonly string[]): Promise<Map<string, string>> {
  if (users.length === 0) return new Map()
  const rows = await ctx.db.selectFrom('users').select(['id', 'name']).where('id', 'in', users).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The person outside, where this reader may know them, and the company. */
async function peopleOf(ctx: Context, { thread, stand }: FoundThread) {
  const me = found(ctx.me).id
  const other = thread.kind === 'personal' && me === thread.user_id ? thread.other_id : thread.user_id
  const isKnown = other !== null && other !== me && !stand.veil && (isInside(stand.side) || thread.kind === 'personal')
  const person = isKnown
    ? await ctx.db.selectFrom('users').select(['id', 'name']).where('id', '=', other).executeTakeFirst()
    : undefined
  const isNamed = thread.page_id !== null && (isInside(stand.side) || thread.kind !== 'application')
  const page = isNamed
    ? await ctx.db.selectFrom('pages').select(['id', 'name']).where('id', '=', thread.page_id).executeTakeFirst()
    : undefined
  return { person: person ?? null, page: page ?? null }
}

/** Whether this reader's side never wrote: then nobody here knows the other one. */
async function isStranger(ctx: Context, thread: string, side: ThreadSide, me: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('messages')
    .select('id')
    .where('thread_id', '=', thread)
    .where('author_side', '=', side)
    .$if(!isInside(side), (query) => query.where('author_id', '=', me))
    .limit(1)
    .executeTakeFirst()
  return row === undefined
}
