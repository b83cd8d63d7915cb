import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { offersOf } from '../contract.ts'
import { OffersPart } from './offers-part.tsx'

const session = { may: ['offer.propose'] } as unknown as Session
const application = '0199e6b0-0000-7000-8000-000000000001'

function Asking() {
  const [asked, ask] = useState(0)
  return (
    <>
      <button type="button" onClick={() => ask(asked + 1)}>
        Lead there
      </button>
      <OffersPart {...{ application, asked }} name="Lina Haddad" stage="interviewing" />
    </>
  )
}

test('who asks for the offer is left where they are, when its part is open already', async () => {
  answer(offersOf, () => giving({ offers: [], fresh: {}, texts: {} }) as never)
  await show(<Asking />, { session })
  const offers = page.getByRole('region', { name: 'Offer' })
  await expect.element(offers).toBeVisible()
  for (const press of [1, 2]) {
    await page.getByRole('button', { name: 'Lead there' }).click()
    await expect.element(offers, { message: `press ${press}` }).toHaveFocus()
  }
})
