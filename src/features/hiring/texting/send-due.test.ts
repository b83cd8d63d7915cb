import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { clockOf } from '#platform/shared/clock.ts'
import { newId } from '#platform/shared/ids.ts'
import { aTextable, hour, toHour } from '#tests/world/a-textable.ts'
import * as contract from './contract.ts'
import { sendDue } from './send-due.ts'

test('the night of the person ends: the text goes out then; a page rests an hour before the next', async () => {
  const { site, ctx, asked, visitor, send, sent } = await aTextable()
  toHour(site, 23)
  const { data } = await visitor.call(contract.previewTexts, asked)
  assert.equal(data.later.count, 1)
  assert.equal(clockOf(new Date(data.later.from ?? ''), 'Asia/Dubai').slice(11), '07:00')
  await send()
  toHour(site, 8)
  await sendDue(ctx)
  assert.equal((await sent()).length, 1)
  site.later(2 * hour)
  await send()
  await visitor.refused('texts_nobody', contract.sendTexts, { ...asked, request: newId(), cost: 1 })
})

test('a worker that died with a text in hand sends it not again; silence is told and paid back', async () => {
  const { site, ctx, send, balance, texts, sent, rightBooks } = await aTextable()
  await send()
  await site.world.db.updateTable('text_messages').set({ state: 'in_hand' }).execute()
  await sendDue(ctx)
  await sendDue(ctx)
  assert.equal((await sent()).length, 0)
  assert.equal((await texts())[0]?.state, 'in_hand')
  site.later(11 * 60_000)
  await Promise.all([sendDue(ctx), sendDue(ctx)])
  assert.deepEqual([(await texts())[0]?.why, await balance()], ['silent', 20])
  await rightBooks()
})

test('a provider that is busy is asked again, one that refuses costs nothing', async () => {
  const heard: { id?: string }[] = []
  let status = 503
  const provider = createServer((asked, answer) => {
    let body = ''
    asked.on('data', (part) => (body += part))
    asked.on('end', () => {
      heard.push(JSON.parse(body))
      answer.writeHead(status).end()
    })
  })
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready))
  const { port } = provider.address() as AddressInfo
  const { site, ctx, send, balance, texts, rightBooks } = await aTextable({
    settings: { SMS_URL: `http://127.0.0.1:${port}/` },
  })
  site.atEnd(() => provider.close())
  await send()
  await sendDue(ctx)
  await sendDue(ctx)
  const [text] = await texts()
  assert.deepEqual([heard.length, heard[0]?.id, text?.state], [1, text?.id, 'waiting'])
  status = 400
  site.later(3 * 60_000)
  await sendDue(ctx)
  assert.deepEqual([heard.length, (await texts())[0]?.why, await balance()], [2, 'refused', 20])
  await rightBooks()
})
