import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, askedOf, giving, holdBack } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { claimVoucher, showVoucher } from '../contract.ts'
import { ClaimVoucher } from './claim-voucher.tsx'

test('a double press on a voucher of many uses takes one', async () => {
  answer(showVoucher, () =>
    giving({
      ...{ kind: 'coin' as const, amount: 5, currency: null, product: null, starts_at: null, ends_at: null },
      ...{ pages: [{ id: 'p1', name: 'Dune', standing: 'open' as const }], standing: 'open' as const },
    }),
  )
  const waiting = holdBack(claimVoucher)
  await show(<ClaimVoucher hash="abc" />)
  const button = page.getByRole('button', { name: 'Redeem voucher' })
  await expect.element(button).toBeVisible()
  // both before the first is drawn
  const element = button.element() as HTMLButtonElement
  element.click()
  element.click()
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.give(giving({ kind: 'coin', amount: 5, balance: 5 }))
  await expect.element(page.getByRole('status')).toBeVisible()
  expect(askedOf(claimVoucher).length).toBe(1)
})
