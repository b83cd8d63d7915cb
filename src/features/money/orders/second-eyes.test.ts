import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listQueues } from '#features/staff/queues/contract.ts'
import { aShop, placed } from '#tests/world/a-shop.ts'
import { aStaffMember } from '#tests/world/people.ts'
import { decideRefund, refundOrder, showAnyOrder } from './admin-contract.ts'
import { mayConfirmRefund } from './rules.ts'
import { needsSecondEyes } from './second-eyes.ts'

const reason = 'Bought twice by mistake'

test('above a sum, in any currency, and where there is no rate a refund needs a second pair of eyes', () => {
  assert.deepEqual([needsSecondEyes(99_900, 'USD'), needsSecondEyes(100_000, 'USD')], [false, true])
  assert.deepEqual([needsSecondEyes(300_000, 'KWD'), needsSecondEyes(308_000, 'KWD')], [false, true])
  assert.equal(needsSecondEyes(1, 'XXX'), true)
  const refused = (by: string, others: number) => mayConfirmRefund({ by, me: 'me', others }).refused
  assert.deepEqual([refused('me', 1), refused('me', 0), refused('other', 1)], [true, false, false])
})

async function aLargeOrder() {
  const shop = await aShop()
  await shop.sellAs('AE', '100000000000003')
  const buyer = await shop.buyer()
  const coins = await shop.product('coins', 25)
  const order = await placed(buyer, [{ product: coins, count: 60 }], { way: 'transfer' })
  await shop.arrived(order.id, order.total)
  const [first, second] = [await aStaffMember(shop.site, 'finance'), await aStaffMember(shop.site, 'finance')]
  const ask = () => first.visitor.call(refundOrder, { order: order.id, of: 'all', reason })
  const decide = (by: typeof first, request: string, decision: 'confirm' | 'decline') =>
    by.visitor.ask(decideRefund, { order: order.id, request, decision })
  const look = async (by = second) => (await by.visitor.call(showAnyOrder, { order: order.id })).data
  return { shop, buyer, order, first, second, ask, decide, look }
}

test('a large refund moves nothing until another confirms it, and then goes the way of any', async () => {
  const { shop, buyer, order, first, second, ask, decide, look } = await aLargeOrder()
  const before = await look(first)
  assert.deepEqual(before.refund_waits_for_another, { unused: true, all: true })
  const had = await shop.balance(buyer)
  const asked = (await ask()).data
  const request = asked.refund_request?.id ?? ''
  assert.deepEqual([asked.state, asked.refunds.length, asked.refund_request?.may_confirm], ['fulfilled', 0, false])
  assert.equal(await shop.balance(buyer), had)
  await second.visitor.refused('refund_waits', refundOrder, { order: order.id, of: 'unused', reason })
  const waits = async ({ visitor }: typeof first) =>
    (await visitor.call(listQueues, {})).data.find(({ key }) => key === 'refunds')?.open
  assert.deepEqual([await waits(first), await waits(second)], [0, 1])
  assert.equal((await decide(first, request, 'confirm')).json().code, 'own_refund')
  const seen = await look()
  assert.deepEqual([seen.refund_request?.reason, seen.refund_request?.by], [reason, first.name])
  // two press at once: one gives back, one is told
  const answers = await Promise.all([decide(second, request, 'confirm'), decide(second, request, 'confirm')])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
  const after = await look()
  assert.deepEqual([after.state, after.refunds.length, after.refund_request], ['refunded', 1, null])
  assert.equal(await shop.balance(buyer), had - 60 * 25)
  assert.deepEqual(
    after.history.map(({ what }) => what).filter((what) => what.startsWith('refund')),
    ['refunded', 'refund_asked', 'refund_waiting'],
  )
})

test('declined nothing moved and it may be asked for again; what has changed meanwhile is not given back', async () => {
  const { shop, order, first, second, ask, decide, look } = await aLargeOrder()
  const request = (await ask()).data.refund_request?.id ?? ''
  assert.equal((await decide(first, request, 'decline')).statusCode, 200)
  assert.equal((await decide(second, request, 'confirm')).json().code, 'already_decided')
  assert.deepEqual([(await look()).state, (await look()).history[0]?.what], ['fulfilled', 'refund_declined'])
  const again = (await ask()).data.refund_request?.id ?? ''
  await shop.site.pool.query('update refund_requests set amount = amount - 1 where id = $1', [again])
  assert.equal((await decide(second, again, 'confirm')).json().code, 'refund_changed')
  assert.equal((await look()).refund_request?.id, again)
  const other = await aLargeOrderOf(shop)
  const foreign = { order: other, request: again, decision: 'confirm' } as const
  await second.visitor.refused('not_found', decideRefund, foreign)
  const support = await aStaffMember(shop.site, 'support')
  await support.visitor.refused('not_allowed', decideRefund, { ...foreign, order: order.id })
})

async function aLargeOrderOf(shop: Awaited<ReturnType<typeof aShop>>): Promise<string> {
  const order = await placed(await shop.buyer(), [{ product: await shop.product('coins', 25), count: 60 }], {
    way: 'transfer',
  })
  return order.id
}
