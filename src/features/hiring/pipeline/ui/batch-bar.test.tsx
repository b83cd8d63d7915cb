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

test('on a phone the bar takes more than a row, or some of what may be done with several is nowhere', async () => {
  await page.viewport(360, 700)
  const may = ['applicant.move', 'applicant.note', 'applicant.message', 'data.export', 'spend']
  await show(<Bar />, { session: { may } as unknown as Session })
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  const bar = page.getByRole('region', { name: /2 selected/ })
  await expect.element(bar).toBeVisible()
  const { left, right, height } = bar.element().getBoundingClientRect()
  expect([left >= 0, right <= 360, height < 72], `${left} ${right} ${height}`).toEqual([true, true, true])
  await bar.getByRole('button', { name: 'More' }).click()
  // all, tag, message, reject, untag, text, export
  await expect.poll(() => page.getByRole('menuitem').elements()).toHaveLength(7)
  await page.getByRole('menuitem', { name: 'Reject' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await page.viewport(1000, 800)
})
