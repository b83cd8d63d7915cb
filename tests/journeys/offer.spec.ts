import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { earnedIn, offerTheJob } from './offers.ts'
import { aLiveJob, anEmployer, apply, mailTo } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const name = 'Nadia Haddad'

test(
  'an offer is written, approved and sent; the candidate reads it, keeps the PDF, accepts by name and is hired',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    test.slow()
    const say = speak(languageOf(project.name))
    const company = unique('Dune Logistics')
    const employer = await anEmployer(company)
    const { job } = await aLiveJob(employer, unique('Warehouse coordinator'), { starts_on: '2027-02-01' })
    const email = `offer.${job}@example.com`
    await apply(null, job, name, email)
    const elsewhere = unique('Night porter')
    const other = await aLiveJob(await anEmployer(unique('Harbour Hotel')), elsewhere)
    await apply(null, other.job, name, email)
    await employer.enter(page.context())
    await page.goto(`/page/jobs/${job}/board`)
    await page.getByRole('link', { name }).first().click()
    await offerTheJob(page, say, name)

    const { text } = await mailTo(email, /\/offer\//)
    const link = /https?:\/\/[^/\s]+(\/offer\/[\w.-]+)/.exec(text)?.[1] ?? ''
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(`${link}?lang=${languageOf(project.name)}`)
    await expect(guest.getByText(earnedIn('en'))).toBeVisible()
    const panel = page.getByRole('dialog').first()
    await expect(panel.getByText(say('offers.states.viewed'), { exact: true }).first()).toBeVisible()
    const arrives = guest.waitForEvent('download')
    await guest.getByRole('link', { name: say('offers.mine.pdf') }).click()
    expect((await arrives).suggestedFilename()).toMatch(/\.pdf$/)

    await guest.getByRole('button', { name: say('offers.mine.accept') }).click()
    const typed = guest.getByRole('textbox', { name: say('offers.mine.typeName') })
    await typed.fill('Somebody else')
    await guest.getByRole('button', { name: say('offers.mine.acceptGo') }).click()
    await expect(guest.getByText(say('fields.name_differs', { name }), { exact: true })).toBeVisible()
    await expectNoViolations(guest)
    await typed.fill(name)
    await guest.getByRole('button', { name: say('offers.mine.acceptGo') }).click()
    await expect(guest.getByText(say('offers.mine.acceptedText', { company }))).toBeVisible()
    await guest.getByRole('checkbox', { name: elsewhere }).check()
    await expectNoViolations(guest)
    await guest.getByRole('button', { name: say('offers.others.go', { count: 1 }) }).click()
    await expect(guest.getByText(say('offers.others.outcomes.withdrawn'), { exact: true })).toBeVisible()
    await expectNoViolations(guest)

    await expect(panel.getByText(say('offers.states.accepted'), { exact: true }).first()).toBeVisible()
    await page.goto(`/page/jobs/${job}/board`)
    // until its script runs a press is lost
    await expect(async () => {
      await page.getByRole('button', { name: say('answerClock.fill') }).click({ timeout: 5_000 })
      await expect(page.getByRole('dialog', { name: say('answerClock.fillTitle') })).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expectNoViolations(page)
    await page.goto('/page/offers?state=accepted')
    await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible()
    await page.goto('/page/offers/letters')
    await expect(page.getByRole('article', { name: say('offers.texts.preview') })).toBeVisible()
  },
)
