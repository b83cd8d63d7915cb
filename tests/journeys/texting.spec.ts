import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { test } from './test.ts'
import { aTextable } from './texts.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test(
  'an applicant is texted and seen as texted; by the link in the text the candidate opts out, and in again in the settings',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    test.slow()
    const language = languageOf(project.name)
    const say = speak(language)
    const company = unique('Dune Logistics')
    const name = 'Nadia Haddad'
    const { employer, candidate, job, application } = await aTextable(company, name)
    await employer.enter(page.context())
    await page.goto(`/page/jobs/${job}/board?applicant=${application}&part=messages`)
    const panel = page.getByRole('dialog').first().getByRole('tabpanel')
    await panel.getByRole('button', { name: say('texting.open'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: say('texting.title', { count: 1 }) })
    await dialog.getByLabel(say('texting.text')).fill('See you on Monday, {candidate_name}.')
    await expect(dialog.getByText(new RegExp(`${company}.*See you on Monday, ${name}`))).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: say('texting.send', { count: 1 }) }).dblclick()
    await expect(dialog).toBeHidden()
    await expect(panel.getByText(`See you on Monday, ${name}.`)).toHaveCount(1)
    await expect(panel.getByText(say('texting.states.sent'), { exact: true })).toBeVisible({ timeout: 30_000 })
    await expectNoViolations(page)
    const { data: balances } = await employer.get<{ data: { balances: { kind: string; free: number }[] } }>(
      '/page/balances',
    )
    expect(balances.balances.find(({ kind }) => kind === 'sms')?.free).toBe(language === 'ar' ? 18 : 19)

    const theirs = await browser.newContext({ locale: language })
    await candidate.enter(theirs)
    const phone = await theirs.newPage()
    const { data: senders } = await candidate.get<{ data: { code: string }[] }>('/user/text-senders')
    await phone.goto(`/t/${senders[0]?.code}`)
    await phone.getByRole('button', { name: say('texting.stop.go') }).click()
    await expect(phone.getByRole('alert')).toContainText(company)
    await expectNoViolations(phone)

    await panel.getByRole('button', { name: say('texting.open'), exact: true }).click()
    await dialog.getByLabel(say('texting.text')).fill('And on Tuesday.')
    await expect(dialog.getByText(say('texting.why.text_stopped'))).toBeVisible()
    await expect(dialog.getByRole('button', { name: say('texting.send', { count: 0 }) })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: say('texting.send', { count: 1 }) })).toHaveCount(0)
    await expectNoViolations(page)

    await phone.goto('/settings/notifications')
    const given = phone.getByRole('switch', { name: company })
    await expect(given).not.toBeChecked()
    await given.click()
    await expect(given).toBeChecked()
    await expectNoViolations(phone)
    await theirs.close()
  },
)
