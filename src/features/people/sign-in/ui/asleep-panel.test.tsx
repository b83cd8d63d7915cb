import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showKeptToast } from '#platform/browser/kept-toast.ts'
import { answer } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { reactivate } from '../contract.ts'
import { AsleepPanel } from './asleep-panel.tsx'

test('an account is switched on again and nothing says so, or every later page says it anew', async () => {
  let done = 0
  answer(reactivate, () => ({ success: true }) as never)
  const onDone = () => {
    done += 1
  }
  await show(<AsleepPanel ticket="t" eraseAt={null} onDone={onDone} onBack={onDone} />)
  await page.getByRole('button', { name: 'Reactivate account' }).click()
  await expect.poll(() => done).toBe(1)
  const said = () => [...document.querySelectorAll('.toast')].map((one) => one.textContent)
  expect(said()).toEqual([])
  showKeptToast()
  expect(said()).toEqual(['Account reactivated'])
  showKeptToast()
  expect(said()).toHaveLength(1)
})
