import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
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
    await dialog.getByRole('button', { name: say('ledger.spend.cancel') }).click()

    await coinsFor(employer, 12)
    await page.reload()
    await open.click()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: say('promotion.dialog.goCoins', { coins: 10 }) }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(say('promotion.states.running'), { exact: true })).toBeVisible()

    await page.goto('/page/promotions')
    await expect(page.getByRole('row').filter({ hasText: word })).toContainText(say('promotion.kind.featured'))
    await expectNoViolations(page)

    await expect(async () => {
      await page.goto(`/jobs?q=${word}`)
      const slot = page.getByRole('region', { name: say('promotion.slot') })
      await expect(slot).toContainText(word, { timeout: 2_000 })
      await expect(slot).toContainText(say('promotion.promoted'))
      // the other one stays in the list, and each stands on the page once
      await expect(page.locator('.job-row')).toHaveCount(2)
      await expect(slot.locator('.job-row')).toHaveCount(1)
      await expect(page.locator(`#job-${other.address.slice(-8)}`)).toBeVisible()
    }).toPass()
    await expectNoViolations(page)
  },
)
