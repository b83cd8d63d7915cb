import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { focusOn } from '#tests/screens/focus.ts'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { decideRefund, showAnyOrder, type WholeOrder } from '../admin-contract.ts'
import { Refunds } from './refunds.tsx'

const session = { may: [], staff_may: ['staff.money.move'] } as unknown as Session
const at = '2026-11-20T09:00:00Z'
const order = '0199e6b0-0000-7000-8000-000000000001'
const request = { id: 'asked', of: 'payment', amount: 73_500, reason: 'Wrong page', by: 'Nadia', at, may_confirm: true }
const refund = {
  id: 'done',
  amount: 73_500,
  state: 'done',
  trouble: null,
  reason: 'Wrong page',
  by: 'Irina',
  asked_at: at,
}
const anOrder = (over: object) =>
  ({
    ...{ id: order, number: '2026-0004', currency: 'AED', total: 73_500, lines: [], unused: null, paid_by: 'card' },
    ...{ refunds: [], refund_request: request, state: 'paid', test: true, refundable: 73_500 },
    ...over,
  }) as unknown as WholeOrder

function Order() {
  const { data } = useCall(showAnyOrder, { order })
  return data ? <Refunds order={data.data} /> : null
}

test('whoever confirms a refund by keyboard is thrown to the top of the page', async () => {
  let now = anOrder({})
  answer(showAnyOrder, () => giving(now) as never)
  answer(decideRefund, () => {
    now = anOrder({ refunds: [refund], refund_request: null })
    return giving(now) as never
  })
  await show(<Order />, { session })
  await focusOn(page.getByRole('button', { name: /^Refund AED/ }))
  await userEvent.keyboard('{Enter}')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Refund AED/ })
    .click()
  await expect.element(page.getByRole('list', { name: 'Refunds' })).toHaveFocus()
})
