import { sql } from 'kysely'
import type { Tx } from '#platform/server/context.ts'
import { bringOwners } from '#platform/server/db/owners.ts'
import type { Merged } from './move-rows.ts'

type Pair = { keep: string; gone: string }

/** Conversations move; where both accounts talk with the same company or person, the two conversations become one, in the order of what was said. */
export async function moveThreads(tx: Tx, { keep, gone }: Merged): Promise<void> {
  const { rows } = await sql<Pair>`
    select theirs.id as keep, mine.id as gone from threads mine join threads theirs on theirs.kind = mine.kind and (
      (mine.kind = 'direct' and theirs.page_id = mine.page_id and mine.user_id = ${gone} and theirs.user_id = ${keep})
      or (mine.kind = 'personal' and (theirs.user_id = ${keep} or theirs.other_id = ${keep}) and ${other('theirs', keep)} = ${other('mine', gone)}))
    where mine.id in (select id from threads where user_id = ${gone} union select id from threads where other_id = ${gone})`.execute(
    tx,
  )
  for (const pair of rows) await join(tx, pair, { keep, gone })
  await sql`update threads set user_id = least(${other('threads', gone)}, ${keep}::uuid), other_id = greatest(${other('threads', gone)}, ${keep}::uuid)
    where kind = 'personal' and (user_id = ${gone} or other_id = ${gone})`.execute(tx)
  await sql`update threads set user_id = ${keep} where user_id = ${gone} and kind <> 'personal'`.execute(tx)
}

const other = (row: string, user: string) =>
  sql`case when ${sql.ref(`${row}.user_id`)} = ${user} then ${sql.ref(`${row}.other_id`)} else ${sql.ref(`${row}.user_id`)} end`

async function join(tx: Tx, pair: Pair, merged: Merged): Promise<void> {
  const both = sql`thread_id in (${pair.keep}, ${pair.gone})`
  const placed = sql`select id, thread_id, seq, row_number() over (order by at, thread_id, seq)::integer as place from messages where ${both}`
  // whoever reads has read up to the first message of either that they have not
  await sql`
    with placed as (${placed}), marks as (
      select distinct on (1, 2) case when user_id = ${merged.gone} then ${merged.keep}::uuid else user_id end as reader, thread_id, read_seq
      from thread_marks where ${both} order by 1, 2, read_seq desc
    ), readers as (select distinct reader from marks)
    insert into thread_marks (thread_id, user_id, read_seq)
    select ${pair.keep}, reader, coalesce((select min(place) - 1 from placed left join marks
      on marks.reader = readers.reader and marks.thread_id = placed.thread_id
      where placed.seq > coalesce(marks.read_seq, 0)), (select count(*) from placed))
    from readers
    on conflict (thread_id, user_id) do update set read_seq = excluded.read_seq`.execute(tx)
  // numbers that nobody has between the old and the new, since each is given once
  await sql`update messages set thread_id = ${pair.keep}, seq = -placed.place from (${placed}) as placed where placed.id = messages.id`.execute(
    tx,
  )
  await bringOwners(tx, 'message_reactions', sql`parent.thread_id = ${pair.keep}`)
  await sql`update messages set seq = -seq where thread_id = ${pair.keep} and seq < 0`.execute(tx)
  await sql`update threads set last_seq = (select count(*) from messages where thread_id = threads.id),
      last_at = greatest(threads.last_at, gone.last_at), created_at = least(threads.created_at, gone.created_at),
      last_side = case when gone.last_at > threads.last_at then gone.last_side else threads.last_side end,
      unread_inside = threads.unread_inside + gone.unread_inside, unread_outside = threads.unread_outside + gone.unread_outside,
      assigned_to = coalesce(threads.assigned_to, gone.assigned_to),
      closed_at = case when threads.closed_at is null or gone.closed_at is null then null else greatest(threads.closed_at, gone.closed_at) end
    from threads as gone where threads.id = ${pair.keep} and gone.id = ${pair.gone}`.execute(tx)
  await follow(tx, pair)
}

/** What points to the conversation that went points to the one it went into. */
async function follow(tx: Tx, { keep, gone }: Pair): Promise<void> {
  await sql`update complaints set thread_id = ${keep} where thread_id = ${gone}`.execute(tx)
  await sql`update reply_addresses set thread_id = ${keep} where thread_id = ${gone} and not exists (
    select from reply_addresses as theirs where theirs.thread_id = ${keep} and theirs.side = reply_addresses.side
      and theirs.user_id is not distinct from reply_addresses.user_id)`.execute(tx)
  await sql`update notifications set link = replace(link, ${gone}, ${keep}) where link like ${`%${gone}%`}
    and user_id in (select user_id from thread_marks where thread_id in (${gone}, ${keep}))`.execute(tx)
  await sql`delete from threads where id = ${gone}`.execute(tx)
}
