import { expect } from '@playwright/test'
import { languages } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

/** Made up, cut off by a mail program, or glued to what stood behind it. */
const keys = ['nothing', 'x'.repeat(900)]

test('links of tickets, rooms, calls and the wall that lead nowhere say so kindly, in the language of the visitor', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'desktop')
  for (const code of languages) {
    const say = speak(code)
    const said = {
      'open-day-ticket': [say('visits.screen.expired'), say('visits.screen.expiredHelp')],
      'openday-room': [say('visits.screen.expired'), say('visits.screen.expiredHelp')],
      'open-day-walk-in': [say('walkIns.expired'), say('walkIns.expiredHelp')],
      'open-day-call': [say('calls.guest.over'), say('calls.guest.overHelp')],
    }
    for (const [address, words] of Object.entries(said))
      for (const key of keys) {
        await page.goto(`/${address}/${key}?lang=${code}`)
        const main = page.getByRole('main')
        for (const one of words) await expect(main.getByText(one)).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', code)
        if (address !== 'open-day-call') await expect(main.locator('a[href^="/open-days"]')).toBeVisible()
        if (code === 'ar' && key === 'nothing') await expectNoViolations(page)
      }
  }
})

test('an address that no browser can read leads to the page for what is not there, and stays it', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop')
  await page.context().addCookies([{ name: 'lang', value: 'ar', url: process.env.JOURNEYS_URL as string }])
  for (const path of ['openday-room', 'open-days', 'open-day-ticket', 'page/open-days', 'jobs']) {
    const answer = await page.goto(`/${path}/%FF`)
    expect(answer?.status()).toBe(404)
    // whatever its scripts make of it
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(speak('ar')('frame.missing.unknown.title'))
  }
  await expectNoViolations(page)
})
