import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '#features/hiring/applications/contract.ts'
import { eraseDueAccounts } from '#features/people/own-data/erase.ts'
import { saveJobForLater } from '#features/seeking/saved-jobs/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { newId } from '#platform/shared/ids.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { mergedByStaff, twoAccounts } from '#tests/world/merges.ts'
import { aLiveJob } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { strayNames } from '#tests/world/stray-names.ts'
import { strayOwners } from '#tests/world/stray-owners.ts'
import { fates } from './columns.ts'

type Two = Awaited<ReturnType<typeof twoAccounts>>

/** How many rows each table has, and how many of them still name this account. */
async function counted(site: Site, user: string) {
  const [tables, named]: [Record<string, number>, Record<string, number>] = [{}, {}]
  for (const name of Object.keys(fates)) {
    const [table = '', column = ''] = name.split('.')
    const { rows } = await site.pool.query(
      `select count(*)::integer as all, (count(*) filter (where $1 = any(array[${column}]::text[])))::integer as named from ${table}`,
      [user],
    )
    tables[table] = rows[0].all
    if (rows[0].named > 0) named[name] = rows[0].named
  }
  return { tables, named }
}

/** A conversation of a person with a company, with so many messages from either side. */
async function talk(site: Site, page: string, user: string, words: readonly string[], from: number) {
  const id = newId()
  const at = (n: number) => new Date(site.world.now().getTime() - 60_000 * (100 - from - 2 * n))
  await site.pool.query(
    `insert into threads (id, kind, page_id, user_id, created_at, last_at, last_seq, last_side, unread_inside)
     values ($1, 'direct', $2, $3, $4, $5, $6, 'candidate', 1)`,
    [id, page, user, at(0), at(words.length), words.length],
  )
  for (const [index, text] of words.entries())
    await site.pool.query(
      `insert into messages (id, thread_id, seq, author_id, author_side, author_name, text, at) values ($1, $2, $3, $4, 'candidate', '', $5, $6)`,
      [newId(), id, index + 1, user, text, at(index)],
    )
  return id
}

test('of two rich accounts nothing is lost: what moves is one’s own, two conversations are one, the further application stays', async () => {
  const site = await aSite()
  const two = await twoAccounts(site)
  const { keep, gone } = two
  const [shared, own] = [await aLiveJob(site), await aLiveJob(site)]
  const files = () => ({ files: { cv: aTextCv('Test candidate', 'Warehouse, 2020 to 2026') } })
  const send = async ({ visitor, name }: Two['keep'], job: string) =>
    (await visitor.call(apply, { job, name, lang: 'en' }, files())).data.application
  const [older, further] = [await send(keep, shared.job), await send(gone, shared.job)]
  const alone = await send(gone, own.job)
  await site.pool.query(`update applications set stage = 'withdrawn' where id = $1`, [older])
  for (const job of [shared.job, own.job]) await gone.visitor.call(saveJobForLater, { job })
  await keep.visitor.call(saveJobForLater, { job: shared.job })
  const page = shared.employer.page.id
  const kept = await talk(site, page, keep.id, ['one', 'three'], 0)
  await talk(site, page, gone.id, ['two', 'four', 'six'], 1)
  const moved = await talk(site, own.employer.page.id, gone.id, ['alone'], 0)
  await site.settle()
  const { rows: hanging } = await site.pool.query(
    `insert into message_reactions (message_id, of_thread_id, user_id, emoji, at) select id, thread_id, $1, '👍', at from messages where text = 'two'
     returning (select count(*)::integer from cv_versions where of_user_id = $1) as versions`,
    [gone.id],
  )
  assert.ok(hanging[0]?.versions > 0)
  const before = await counted(site, gone.id)
  await mergedByStaff(site, two)
  const after = await counted(site, gone.id)
  assert.deepEqual(await strayOwners(site.pool), {}, 'what hangs on a row that moved has moved with it')
  assert.deepEqual(await strayNames(site.world.db), {})
  const applied = await site.pool.query('select id, candidate_id from applications order by id')
  const ownerOf = (id: string) => applied.rows.find((row) => row.id === id)?.candidate_id
  assert.deepEqual([ownerOf(older), ownerOf(further), ownerOf(alone)], [gone.id, keep.id, keep.id])
  const saved = await site.pool.query('select user_id, count(*)::integer as n from saved_jobs group by 1 order by 2')
  assert.deepEqual(saved.rows, [
    { user_id: gone.id, n: 1 },
    { user_id: keep.id, n: 2 },
  ])
  const { rows: said } = await site.pool.query(
    'select seq, text, author_id from messages where thread_id = $1 order by seq',
    [kept],
  )
  assert.deepEqual(
    said.map(({ seq, text }) => `${seq} ${text}`),
    ['1 one', '2 two', '3 three', '4 four', '5 six'],
  )
  assert.ok(said.every(({ author_id }) => author_id === keep.id))
  const { rows: threads } = await site.pool.query(
    `select id, user_id, last_seq, unread_inside from threads where kind = 'direct' order by last_seq desc`,
  )
  assert.deepEqual(threads, [
    { id: kept, user_id: keep.id, last_seq: 5, unread_inside: 2 },
    { id: moved, user_id: keep.id, last_seq: 1, unread_inside: 1 },
  ])
  // the account that goes holds what the other had, what it agreed to, and what it did; and no row but of its sessions and keys is fewer
  assert.deepEqual(
    Object.keys(after.named).filter((name) => typeof fates[name] === 'string' && fates[name] !== 'stays'),
    [],
  )
  const fewer = Object.keys(before.tables).filter((table) => (after.tables[table] ?? 0) < (before.tables[table] ?? 0))
  const ends = Object.keys(fates)
    .filter((name) => fates[name] === 'ends')
    .map((name) => name.split('.')[0])
  assert.deepEqual(
    fewer.filter((table) => !ends.includes(table)),
    ['threads'],
  )
  site.later(31 * 86_400_000)
  await eraseDueAccounts.run(backgroundContext(site.world), {})
  const { rows: users } = await site.pool.query('select id, state, name from users where id in ($1, $2)', [
    keep.id,
    gone.id,
  ])
  assert.deepEqual(users.map(({ id, state, name }) => [id === keep.id, state, name]).toSorted(), [
    [false, 'erased', gone.name],
    [true, 'active', keep.name],
  ])
  const { rows: left } = await site.pool.query(`select id from applications where candidate_id = $1 and name <> ''`, [
    keep.id,
  ])
  assert.equal(left.length, 2)
})
