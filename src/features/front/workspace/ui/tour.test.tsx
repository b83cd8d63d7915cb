import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { Tour } from './tour.tsx'

const drawn = (at: string) =>
  show(
    <>
      <nav className="rail">
        <a href="/page">Today</a>
      </nav>
      <Tour />
    </>,
    { at },
  )

test('a newcomer is shown round at home, and not at a list they came for', async () => {
  const away = await drawn('/page')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  away()
  await drawn('/page?due=late')
  await new Promise((done) => setTimeout(done, 300))
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
})
