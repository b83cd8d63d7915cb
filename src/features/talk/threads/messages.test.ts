import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { countIn, countUnread, markRead, messagesIn, writeMessage } from './messages.ts'

test('two first messages at once open one thread, each side has read its own, and the thread goes with its thing', async () => {
  const site = await aSite()
  const { application, candidate } = await anApplication(site)
  const ctx = backgroundContext(site.world)
  const thread = { id: application, kind: 'application' as const }
  const write = (side: 'page' | 'candidate', text: string) =>
    ctx.db.transaction().execute((tx) => writeMessage(ctx, tx, thread, { side, author: candidate.id, text }))
  await Promise.all([write('candidate', 'One'), write('candidate', 'Two'), write('page', 'Three')])
  assert.equal((await messagesIn(ctx.db, application, 'page')).length, 3)
  const counts = async () => {
    const row = await ctx.db
      .selectFrom('applications')
      .where('id', '=', application)
      .select([countIn('applications.id').as('all'), countUnread('applications.id', 'page').as('page')])
      .select(countUnread('applications.id', 'candidate').as('candidate'))
      .executeTakeFirstOrThrow()
    return [row.all, row.page, row.candidate]
  }
  assert.deepEqual(await counts(), [3, 2, 1])
  const at = site.world.now()
  const read = () => ctx.db.transaction().execute((tx) => markRead(tx, application, { by: 'page', at }))
  assert.equal(await read(), true)
  assert.equal(await read(), false)
  assert.deepEqual(await counts(), [3, 0, 1])
  await site.pool.query('delete from applications where id = $1', [application])
  assert.deepEqual(await messagesIn(ctx.db, application, 'page'), [])
  assert.equal((await ctx.db.selectFrom('threads').select('id').where('id', '=', application).execute()).length, 0)
})
