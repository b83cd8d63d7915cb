import './pipeline.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { show } from '#tests/screens/show.tsx'
import { BatchBar } from './batch-bar.tsx'
import { useChosen } from './use-chosen.ts'

function Bar() {
  const chosen = useChosen()
  return (
    <>
      <button type="button" onClick={() => chosen.set(['a', 'b'])}>
        Choose
      </button>
      <BatchBar job="j" asked={{}} total={40} columns={[]} chosen={chosen} reasons={[]} onDone={() => {}} />
    </>
  )
}

test('on a phone some of what may be done with several is cut off', async () => {
  await page.viewport(360, 700)
  const may = ['applicant.move', 'applicant.note', 'applicant.message', 'data.export', 'spend']
  await show(<Bar />, { session: { may } as unknown as Session })
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  const bar = page.getByRole('region', { name: /2 selected/ })
  await expect.element(bar).toBeVisible()
  const ways = [...bar.element().querySelectorAll('button, a')]
  expect(ways.length).toBeGreaterThan(6)
  for (const way of ways) {
    const { left, right } = way.getBoundingClientRect()
    expect(left >= 0 && right <= 360, way.textContent ?? '').toBe(true)
  }
  await page.viewport(1000, 800)
})
