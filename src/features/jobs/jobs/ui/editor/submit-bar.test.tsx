import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showBalances } from '#features/money/ledger/contract.ts'
import type { Session } from '#frame/read-session.ts'
import { answer, askedOf, giving, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { submitJob } from '../../contract.ts'
import { lookAhead } from '../../look-contract.ts'
import { emptyJob, emptyText } from './job-values.ts'
import './job-editor.css'
import { SubmitBar } from './submit-bar.tsx'
import type { Draft } from './use-autosave.ts'
import type { LookAhead } from './use-look-ahead.ts'

const job = '0199e6b0-0000-7000-8000-000000000001'
const draft = { id: job, version: 1, state: 'draft', missing: [] as string[] } as unknown as Draft
const session = { may: ['job.publish', 'spend'], page_id: job } as unknown as Session
const values = { ...emptyJob('en', 1, 'AED'), texts: [{ ...emptyText('en'), title: 'Cook' }] }
const look = (coins: number, way: LookAhead['way'] = 'review'): LookAhead => ({
  findings: [],
  way,
  because: [],
  fee: { coins, days: 30, free: 3, used: 3 },
})

/** A place that costs this: what names another price is refused. */
function costing(coins: number) {
  answer(lookAhead, () => giving(look(coins)))
  answer(showBalances, () => ({ success: true, data: { balances: [{ kind: 'coin', free: 90, held: 0 }] } }) as never)
  answer(submitJob, (input) => {
    if (input.coins !== coins) throw new Refused(409, 'price_changed', { title: 'The price has changed', cost: coins })
    return giving({ ...draft, state: 'submitted', waits_because: [] }) as never
  })
}

const bar = (ahead: LookAhead | null, flush: () => Promise<Draft | null> = async () => draft) => (
  <SubmitBar {...{ draft, ahead, values, missing: [], conflict: false, flush }} onTried={() => {}} />
)
const press = () => page.getByRole('button', { name: 'Send for review' }).click()
const agree = (coins: number) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Send for review and reserve ${coins} coins` })
    .click()
const sent = () => askedOf(submitJob).map(({ input }) => input.coins)

test('a press before the price is known is told that it has changed, where it should be asked about', async () => {
  costing(20)
  await show(bar(null), { session })
  await press()
  await agree(20)
  await vi.waitFor(() => expect(sent()).toEqual([0, 20]))
  await expect.element(page.getByText('Sent for review.', { exact: false })).toBeVisible()
  expect(page.getByText('The price has changed').elements()).toHaveLength(0)
})

test('a price that is another one when it is agreed to sends the person away, where it should be asked about anew', async () => {
  costing(30)
  await show(bar(look(20)), { session })
  await press()
  await agree(20)
  await expect.element(page.getByText('The price has changed')).toBeVisible()
  await agree(30)
  await vi.waitFor(() => expect(sent()).toEqual([20, 30]))
})

test('what a place costs is asked about still, where it was agreed to and the job has gone out', async () => {
  costing(20)
  await show(bar(look(20)), { session })
  await press()
  await agree(20)
  await expect.element(page.getByText('Sent for review.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('the question of what a place costs hides what is wrong, where the job cannot be saved once it is agreed to', async () => {
  costing(20)
  let times = 0
  await show(
    bar(look(20), async () => (times++ === 0 ? draft : null)),
    { session },
  )
  await press()
  await agree(20)
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(sent()).toEqual([])
})

test('a job that is reviewed first is said to be published, where it should be sent for review', async () => {
  costing(20)
  await show(bar(look(20)), { session })
  await press()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText(/reviewed first, then live for/)).toBeVisible()
  expect(dialog.getByText(/Publish/).elements()).toHaveLength(0)
})

test('a job that goes live at once is said to be sent for review, where it should be published', async () => {
  costing(20)
  await show(bar(look(20, 'live')), { session })
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect.element(page.getByRole('button', { name: 'Publish for 20 coins' })).toBeVisible()
})

test('on a phone the bar and the tabs take a quarter of what one writes in', async () => {
  costing(20)
  await page.viewport(360, 800)
  await show(bar(look(20)), { session })
  const button = page.getByRole('button', { name: 'Send for review' })
  await expect.element(button).toBeVisible()
  const stays = button.element().closest('.submit-acts') as HTMLElement
  expect(getComputedStyle(stays).position).toBe('sticky')
  // 60 px of tabs are below
  expect(stays.offsetHeight).toBeLessThanOrEqual(50)
  await page.viewport(1200, 800)
})
