import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { anOpenDay, inDays } from './open-days.ts'
import { aLiveJob, anEmployer, type Person, signInAsAdmin } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

async function coinsFor(employer: Person, amount: number): Promise<void> {
  const { page_id } = await employer.get<{ page_id: string }>('/user/session')
  const admin = await signInAsAdmin()
  await admin.post(`/admin/pages/${page_id}/ledger`, {
    ...{ kind: 'coin', amount, note: 'To try promotion', request: crypto.randomUUID() },
  })
}

test(
  'a job is promoted for coins, and stands in a slot of its own where it matches',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const say = speak(languageOf(project.name))
    const employer = await anEmployer(unique('Harbour Works'))
    const word = unique('Gantry').replace(' ', '')
    const { job } = await aLiveJob(employer, `${word} operator`)
    const other = await aLiveJob(await anEmployer(unique('Quay Works')), `${word} operator`)
    await employer.enter(page.context())

    await page.goto(`/page/jobs/${job}`)
    const open = page.getByRole('button', { name: say('promotion.openJob') })
    await open.click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(say('ledger.spend.short'))
    // what cannot be done has one way back, and not two that look like an answer
    await expect(dialog.getByRole('button')).toHaveText([say('ledger.spend.cancel')])
    const fortnight = dialog.getByRole('radio', {
      name: say('promotion.dialog.choice', { kind: say('promotion.kind.featured'), days: 14 }),
    })
    await fortnight.check()
    // bought in another tab: here nothing is chosen anew
    await coinsFor(employer, 30)
    const goOn = dialog.getByRole('button', { name: say('promotion.dialog.goCoins', { coins: 18 }) })
    await expect(goOn).toBeVisible()
    await expect(fortnight).toBeChecked()
    await expectNoViolations(page)
    await dialog.getByRole('radio').first().check()
    await dialog.getByRole('button', { name: say('promotion.dialog.goCoins', { coins: 10 }) }).dblclick()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(say('promotion.dialog.done'))).toHaveCount(1)
    await expect(page.getByText(say('promotion.states.running'), { exact: true })).toBeVisible()

    await open.click()
    // what runs already is not offered once more
    await expect(dialog.getByRole('radio', { disabled: true })).toHaveCount(2)
    await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName(/./)
    await dialog.getByRole('button', { name: say('ledger.spend.cancel') }).click()

    await page.goto('/page/promotions')
    await expect(page.getByRole('row').filter({ hasText: word })).toContainText(say('promotion.kind.featured'))
    await expectNoViolations(page)

    await expect(async () => {
      await page.goto(`/jobs?q=${word}`)
      const slot = page.getByRole('region', { name: say('promotion.slot') })
      await expect(slot).toContainText(word, { timeout: 5_000 })
      await expect(slot).toContainText(say('promotion.promoted'))
      // the other one stays in the list, and each stands on the page once
      await expect(page.locator('.job-row')).toHaveCount(2)
      await expect(slot.locator('.job-row')).toHaveCount(1)
      await expect(page.locator(`#job-${other.address.slice(-8)}`)).toBeVisible()
    }).toPass()
    await expectNoViolations(page)
  },
)

test('a promoted open day stands above the list, and stays at its date in it', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop')
  const say = speak('en')
  // sooner than those of other tests, which fill the first page of the list
  const day = await anOpenDay('Promoted', ['Kitchen'], { dates: [inDays(3)] })
  await coinsFor(day.employer, 15)
  await day.employer.enter(page.context())
  await page.goto(`/page/open-days/${day.id}`)
  await page.getByRole('button', { name: say('promotion.openDay') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: say('promotion.dialog.goCoins', { coins: 15 }) }).click()
  await expect(dialog).toBeHidden()

  const slot = page.getByRole('region', { name: say('promotion.slotDays') })
  await expect(async () => {
    await page.goto('/open-days')
    await expect(slot.getByRole('link', { name: day.title })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(page.getByRole('link', { name: day.title })).toHaveCount(2)
  await expectNoViolations(page)
  // whoever looks for it finds it once, and not because it was paid for
  await page.goto(`/open-days?q=${encodeURIComponent(day.title)}`)
  await expect(slot).toBeHidden()
  await expect(page.getByRole('link', { name: day.title })).toHaveCount(1)
})
