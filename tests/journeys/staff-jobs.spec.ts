import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { aLiveJob, anEmployer, signInAsAdmin } from './people.ts'
import { staffPage } from './staff-page.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { languageOf, speak } from './words.ts'

test(
  'support finds a suspended job and reads why; a reviewer puts it back; support is offered no decision that is not theirs',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const title = unique('Ferry deckhand')
    const { job } = await aLiveJob(await anEmployer(unique('Blue Ferries')), title)
    await (await signInAsAdmin()).post(`/admin/jobs/${job}/suspension`, { reason: 'The permit \u202Eis another' })
    const page = await staffPage(browser, 'support', language)
    await page.goto(`/admin/find?q=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('The permit is another')).toBeVisible()
    await expect(page.getByRole('button', { name: say('moderation.staff.reinstate') })).toHaveCount(0)
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Blue Ferries' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Blue Ferries')
    await expect(page.getByRole('heading', { name: say('pageChecks.list') })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)

    const reviewer = await staffPage(browser, 'reviewer', language)
    await reviewer.goto(`/admin/jobs/${job}`)
    await reviewer.getByRole('button', { name: say('moderation.staff.reinstate') }).click()
    const dialog = reviewer.getByRole('dialog')
    await dialog.getByRole('textbox').fill('They sent the right one')
    await dialog.getByRole('button', { name: say('moderation.staff.reinstate') }).click()
    await expect(reviewer.getByText('They sent the right one')).toBeVisible()
    await expect(reviewer.getByRole('link', { name: say('wholeJobs.open') })).toBeVisible()
    await expectNoViolations(reviewer)
  },
)

test(
  'a super tries the look of a brand in both themes, and reads which colours cannot be told apart',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const light = say('brands.themes.light')
    const page = await staffPage(browser, 'super', language)
    await page.goto('/admin/brands')
    await expect(page.getByText(say('brands.readable', { theme: light }))).toBeVisible()
    await expectNoViolations(page)
    const panel = page.getByRole('region', { name: light })
    const colourOf = () =>
      panel
        .getByRole('button', { name: say('brands.sample.go') })
        .evaluate((button) => getComputedStyle(button).backgroundColor)
    const before = await colourOf()
    await page.getByRole('textbox', { name: say('brands.looks.accent') }).fill('285')
    await expect.poll(colourOf).not.toBe(before)
    await expect(page.getByText('"--hue-accent": "285"')).toBeVisible()
    await page.getByRole('textbox', { name: say('brands.looks.accent') }).fill('999')
    await expect.poll(colourOf).toBe(before)
    await page.getByRole('textbox', { name: say('brands.looks.more') }).fill('--ink: #cccccc')
    await expect(page.getByText(say('brands.readable', { theme: light }))).toBeHidden()
    await expect(page.getByText('ink / paper').first()).toBeVisible()
  },
)
