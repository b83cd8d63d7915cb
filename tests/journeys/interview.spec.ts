import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { turnTo } from './panel.ts'
import { aLiveJob, anEmployer, apply, mailTo } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test(
  'an applicant is invited, picks a time by the mailed link without an account, and both see it',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    test.slow()
    const say = speak(languageOf(project.name))
    const employer = await anEmployer(unique('Dune Logistics'))
    const { job } = await aLiveJob(employer, unique('Warehouse coordinator'))
    const email = `interview.${job}@example.com`
    await apply(null, job, 'Nadia Haddad', email)
    await employer.enter(page.context())
    await page.goto(`/page/jobs/${job}/board`)
    await page.getByRole('link', { name: 'Nadia Haddad' }).first().click()
    const panel = page.getByRole('dialog')
    await turnTo(panel, say, 'hiring')
    await panel.getByRole('button', { name: say('interviews.team.invite') }).click()
    const form = page.getByRole('dialog', { name: say('interviews.form.title', { name: 'Nadia Haddad' }) })
    await form.getByRole('button', { name: say('interviews.form.send') }).click()
    await expect(form.getByText(say('interviews.form.none')).first()).toBeVisible()
    await form.getByRole('textbox', { name: say('interviews.form.place') }).fill('Gate 4')
    await form.getByRole('button', { name: /^\d/ }).nth(2).click()
    await form.getByRole('button', { name: /^\d/ }).nth(5).click()
    await expectNoViolations(page)
    await form.getByRole('button', { name: say('interviews.form.send') }).click()
    await expect(panel.getByText(say('interviews.states.proposed'))).toBeVisible()
    await expectNoViolations(page)

    const { text } = await mailTo(email, /\/interview\//)
    const link = /https?:\/\/[^/\s]+(\/interview\/[\w.-]+)/.exec(text)?.[1] ?? ''
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(`${link}?lang=${languageOf(project.name)}`)
    await expect(guest.getByRole('radio')).toHaveCount(2)
    await guest.getByRole('radio').nth(1).check()
    await guest.getByRole('button', { name: say('interviews.mine.pick') }).click()
    await expect(guest.getByRole('link', { name: say('interviews.mine.calendar') })).toBeVisible()
    await expectNoViolations(guest)
    await expect(panel.getByText(say('interviews.states.confirmed'))).toBeVisible()
    await page.goto('/page/interviews')
    await expect(page.getByRole('link', { name: /Nadia Haddad/ })).toBeVisible()
  },
)
