import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import TourSteps from './tour-steps.tsx'

/** The places are there before the tour is, which comes as a file of its own. */
function Later() {
  const [isThere, come] = useState(false)
  useEffect(() => come(true), [])
  return isThere ? <TourSteps onEnd={() => {}} /> : null
}

test('the word at a place of the rail covers what it is about', async () => {
  await page.viewport(1440, 900)
  await show(
    <>
      <nav className="rail" style={{ inlineSize: 'var(--w-rail)' }}>
        <a href="/page">Today</a>
      </nav>
      <main style={{ position: 'absolute', insetInlineStart: 'var(--w-rail)' }}>Reply now</main>
      <Later />
    </>,
  )
  const bubble = page.getByRole('dialog')
  await expect.element(bubble).toBeVisible()
  const edge = page.getByRole('main').element().getBoundingClientRect().left
  expect(bubble.element().getBoundingClientRect().right).toBeLessThanOrEqual(edge)
})
