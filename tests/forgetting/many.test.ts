import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '#platform/shared/ids.ts'
import { forgotten } from '../world/forgotten.ts'
import { stillNaming } from '../world/keyless.ts'
import { anApplication } from '../world/people.ts'
import { aSite } from '../world/site.ts'

const many = 10_000

test('somebody with ten thousand of everything is forgotten in seconds', async () => {
  const site = await aSite()
  const { candidate, employer } = await anApplication(site)
  await site.settle()
  const fill = (statement: string, ...values: unknown[]) => site.pool.query(statement, [candidate.id, many, ...values])
  await fill(`insert into notifications (id, user_id, notice, facts, link, at)
    select gen_random_uuid(), $1, 'application_sent', '{}', '/', now() from generate_series(1, $2::int)`)
  await fill(`insert into events (id, name, thing, thing_id, actor_id, request_id, data, at)
    select gen_random_uuid(), 'tried.once', 'user', $1::uuid, $1, gen_random_uuid(), '{}', now() from generate_series(1, $2::int)`)
  const thread = newId()
  await fill(
    `insert into threads (id, kind, page_id, user_id, created_at, last_at, last_seq, last_side, unread_inside)
      select $3, 'direct', $4, $1, now(), now(), 200 + $2::int, 'candidate', 1`,
    ...[thread, employer.page.id],
  )
  await fill(
    `insert into messages (id, thread_id, seq, author_id, author_side, author_name, text, at, mentions)
      select gen_random_uuid(), $3, 100 + n, $1, 'candidate', 'Somebody', 'Words', now(), array[$1::uuid] from generate_series(1, $2::int) n`,
    thread,
  )
  await fill(`insert into message_reactions (message_id, user_id, emoji, at)
    select id, $1, '👍', now() from messages where author_id = $1 limit $2`)
  const { rows } = await site.pool.query(
    'select (select count(*) from notifications)::int + (select count(*) from messages)::int as n',
  )
  assert.ok(rows[0].n > 2 * many)
  const from = performance.now()
  await forgotten(site, candidate.id)
  const seconds = (performance.now() - from) / 1000
  // five times what it took while other work had both cores
  assert.ok(seconds < 30, `${seconds.toFixed(1)} s`)
  const left = await stillNaming(site.pool, [candidate.id])
  assert.deepEqual(left.toSorted(), ['events.actor_id', 'events.data', 'events.thing_id', 'users.id'])
})
