import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { OrderView } from '../contract.ts'
import { OrderSaid } from './order-said.tsx'

const order = { total: 252_000, paid: 126_000, refunded: 0, tested: 0, currency: 'AED', is_disputed: false }
const said = (over: Partial<OrderView>) => show(<OrderSaid order={{ ...order, ...over } as OrderView} />)

test('an order that ended with a part received says that nothing was paid', async () => {
  await said({ state: 'cancelled' })
  await expect.element(page.getByText(/AED\s1,260\.00 was received and will be sent back/)).toBeVisible()
  await said({ state: 'refunded', refunded: 126_000 })
  await expect.element(page.getByText(/AED\s1,260\.00 was refunded/)).toBeVisible()
})

test('a declined card hides what was transferred before', async () => {
  await said({ state: 'failed' })
  await expect.element(page.getByText(/AED\s1,260\.00 received, AED\s1,260\.00 still open/)).toBeVisible()
})

test('a test payment of the rest calls the transfer a test too', async () => {
  await said({ state: 'fulfilled', paid: 252_000, tested: 126_000 })
  await expect.element(page.getByText(/AED\s1,260\.00 was really received/)).toBeVisible()
})
