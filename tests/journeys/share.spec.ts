import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { aLiveJob, anEmployer, apply, register } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test(
  'somebody shares a job; whoever follows the link lands on it, and the sharer sees that it was of use',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const say = speak(languageOf(project.name))
    const employer = await anEmployer(unique('Corniche Hotels'))
    const title = unique('Pastry cook')
    const { address, job } = await aLiveJob(employer, title)
    const sharer = await register('candidate')
    await sharer.enter(page.context())

    await page.goto(`/jobs/${address}/share`)
    await expect(page.getByText(say('sharing.numbers.none'))).toBeVisible()
    const link = await page.getByRole('textbox', { name: say('sharing.page.link') }).inputValue()
    expect(link).toMatch(/\/s\/[a-z0-9]{7}$/)
    await expect(page.getByRole('link', { name: say('sharing.channels.whatsapp') })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    )
    const qr = page.getByRole('img', { name: say('sharing.page.qrAlt', { title }) })
    await qr.scrollIntoViewIfNeeded()
    await expect.poll(() => qr.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(100)

    await test.step('the poster is a PDF in each language', async () => {
      for (const name of ['English', 'العربية', 'Русский', 'Français']) {
        const poster = page.getByRole('link', { name: say('sharing.page.poster', { language: name }) })
        const answer = await page.request.get((await poster.getAttribute('href')) ?? '')
        expect(answer.headers()['content-type']).toBe('application/pdf')
      }
    })

    await test.step('a stranger follows it', async () => {
      // a browser that says it is driven by a machine is not counted
      const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
      const stranger = await (await browser.newContext({ userAgent })).newPage()
      await stranger.goto(link)
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title)
      const via = /via=(\w{7})/.exec(stranger.url())?.[1]
      expect(link).toContain(via)
      const way = stranger.locator(`a[href*="/apply?via=${via}"]`)
      await expect(way.first()).toBeAttached()
      await stranger.context().close()
    })
    await apply(await register('candidate'), job, 'Somebody else')

    await page.reload()
    const row = page.getByRole('row').filter({ hasText: say('sharing.channels.link') })
    if (project.name === 'desktop') await expect(row).toContainText(say('sharing.numbers.you'))
    await expect(row).toContainText('1')
    await expectNoViolations(page)
  },
)
