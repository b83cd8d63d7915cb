import { threadChanged } from '#features/talk/threads/events.ts'
import { findThreadFor, lockThread, type ThreadRow } from '#features/talk/threads/find-thread.ts'
import type { ThreadKind, ThreadRole } from '#features/talk/threads/rules.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { keepsOwner, mayRemove, mostMembers } from './rules.ts'

type Group = { id: string; kind: ThreadKind; page_id: string | null }

/** Puts people into a group; whoever is in it stays what they are. */
export async function takeIn(
  ctx: Context,
  tx: Tx,
  { id, kind, page_id }: Group,
  users: readonly string[],
  { role, from }: { role: ThreadRole; from: number },
): Promise<void> {
  if (users.length === 0) return
  const by = ctx.me?.id ?? null
  const rows = [...new Set(users)].map((user_id) => ({
    ...{ thread_id: id, user_id, role, from_seq: from, invited_by: by === user_id ? null : by, joined_at: ctx.now() },
  }))
  const joined = await tx
    .insertInto('thread_members')
    .values(rows)
    .onConflict((there) => there.doNothing())
    .returning('user_id')
    .execute()
  for (const { user_id } of joined)
    await emit(ctx, tx, threadChanged, { thread: id, kind, page: page_id, what: 'joined', user: user_id })
}

/** @throws Refused invalid: somebody who does not work for the page */
export async function demandColleagues(
  db: Db | Tx,
  page: string,
  users: readonly string[],
  field: string,
): Promise<void> {
  if (users.length === 0) return
  const rows = await colleaguesOf(db, page).where('users.id', 'in', users).execute()
  if (rows.length !== new Set(users).size) throw wrongField(field, 'wrong')
}

const colleaguesOf = (db: Db | Tx, page: string) =>
  db
    .selectFrom('page_members')
    .innerJoin('users', 'users.id', 'page_members.user_id')
    .select(['users.id', 'users.name', 'page_members.role'])
    .where('page_members.page_id', '=', page)
    .where('page_members.state', '=', 'active')
    .where('page_members.role', '!=', 'external_recruiter')
    .where('users.state', '=', 'active')

/** @throws Refused not_found · not_allowed */
export async function listInvitable(
  ctx: Context,
  { thread: id }: Taken<typeof contract.listInvitable>,
): Promise<Given<typeof contract.listInvitable>> {
  const { page_id } = await findByHand(ctx, id, 'invite')
  const there = ctx.db.selectFrom('thread_members').select('user_id').where('thread_id', '=', id)
  const data = await colleaguesOf(ctx.db, page_id).where('users.id', 'not in', there).orderBy('users.name').execute()
  return { success: true, data }
}

/** @throws Refused not_found · not_allowed · invalid · members_full */
export async function inviteToGroup(
  ctx: Context,
  { thread: id, users, from_beginning }: Taken<typeof contract.inviteToGroup>,
) {
  const { page_id } = await findByHand(ctx, id, 'invite')
  await demandColleagues(ctx.db, page_id, users, 'users')
  await ctx.db.transaction().execute(async (tx) => {
    const thread = await lockThread(tx, id)
    const { count } = await tx
      .selectFrom('thread_members')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('thread_id', '=', id)
      .where('user_id', 'not in', users)
      .executeTakeFirstOrThrow()
    if (count + users.length > mostMembers) throw new Refused('members_full', { most: mostMembers })
    await takeIn(ctx, tx, thread, users, { role: 'member', from: from_beginning ? 0 : thread.last_seq })
  })
  return { success: true as const }
}

/** @throws Refused not_found · not_allowed · group_owner · invalid */
export async function setGroupRole(ctx: Context, { thread: id, user, role }: Taken<typeof contract.setGroupRole>) {
  await findByHand(ctx, id, 'set_role')
  await ctx.db.transaction().execute(async (tx) => {
    const thread = await lockThread(tx, id)
    const { theirs, owners, all } = await placesIn(tx, thread, user)
    if (role !== 'owner') must(keepsOwner(owners, theirs.role, all))
    if (theirs.role === role) return
    await tx
      .updateTable('thread_members')
      .set({ role })
      .where('thread_id', '=', id)
      .where('user_id', '=', user)
      .execute()
    await emit(ctx, tx, threadChanged, { thread: id, kind: thread.kind, page: thread.page_id, what: 'role', user })
  })
  return { success: true as const }
}

/** @throws Refused not_found · not_allowed · group_owner · team_group: it has whoever works on the job */
export async function removeFromGroup(ctx: Context, { thread: id, user }: Taken<typeof contract.removeFromGroup>) {
  const me = found(ctx.me).id
  const { thread, stand } = await findThreadFor(ctx, id, user === me ? 'leave' : 'remove')
  if (thread.job_id) throw new Refused('team_group')
  await ctx.db.transaction().execute(async (tx) => {
    await lockThread(tx, id)
    const { theirs, owners, all } = await placesIn(tx, thread, user)
    must(mayRemove({ role: stand.role, user: me }, { role: theirs.role, user }))
    must(keepsOwner(owners, theirs.role, all - 1))
    await tx.deleteFrom('thread_members').where('thread_id', '=', id).where('user_id', '=', user).execute()
    await emit(ctx, tx, threadChanged, { thread: id, kind: thread.kind, page: thread.page_id, what: 'left', user })
  })
  return { success: true as const }
}

/** @throws Refused not_found · not_allowed · invalid */
export async function renameGroup(ctx: Context, { thread: id, title }: Taken<typeof contract.renameGroup>) {
  const { kind, page_id: page } = await findByHand(ctx, id, 'rename')
  await ctx.db.transaction().execute(async (tx) => {
    await tx.updateTable('threads').set({ title }).where('id', '=', id).execute()
    await emit(ctx, tx, threadChanged, { thread: id, kind, page, what: 'named', user: null })
  })
  return { success: true as const }
}

/** A group that was made by hand, for whoever may do this there. @throws Refused not_found · not_allowed */
async function findByHand(ctx: Context, id: string, action: 'invite' | 'set_role' | 'rename') {
  const { thread } = await findThreadFor(ctx, id, action)
  if (thread.kind !== 'internal' || thread.job_id || !thread.page_id) throw new Refused('not_allowed')
  return { ...thread, page_id: thread.page_id }
}

async function placesIn(tx: Tx, { id }: Pick<ThreadRow, 'id'>, user: string) {
  const rows = await tx.selectFrom('thread_members').select(['user_id', 'role']).where('thread_id', '=', id).execute()
  const theirs = found(rows.find(({ user_id }) => user_id === user))
  return { theirs, owners: rows.filter(({ role }) => role === 'owner').length, all: rows.length }
}
