import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { anAgency, bring, mailTo } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test.slow()

test(
  'an agency asks somebody, who approves on a phone; the client reads them by a link, says no, takes it back, and invites',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const say = speak(languageOf(project.name))
    const told = speak('en')
    const stamp = `${project.name}.${Date.now()}`
    const boss = `boss.${stamp}@corniche.example`
    const { agency } = await anAgency(`Talent Bridge ${stamp}`, { name: `Corniche ${stamp}`, email: boss })
    const email = `rima.${stamp}@example.com`
    await bring(agency, 'Rima Khoury', email, [
      'Rima Khoury',
      'EXPERIENCE',
      'Storekeeper, Gate Four, 2019 to 2026',
      'Forklift',
    ])

    // the agency puts somebody forward
    const desk = await browser.newContext({ locale: 'en' })
    await agency.enter(desk)
    const team = await desk.newPage()
    await team.goto('/page/submissions')
    await expectNoViolations(team)
    await team.getByRole('button', { name: told('submissions.add'), exact: true }).click()
    const dialog = team.getByRole('dialog')
    const person = dialog.getByRole('combobox', { name: told('submissions.person') })
    await expect(person.locator('option', { hasText: 'Rima Khoury' })).toBeAttached()
    const option = await person.locator('option', { hasText: 'Rima Khoury' }).getAttribute('value')
    await person.selectOption(option)
    await dialog.getByRole('textbox', { name: told('submissions.field.note') }).fill('Ran a store of her own')
    await dialog.getByRole('textbox', { name: told('submissions.field.salary') }).fill('7200')
    await expectNoViolations(team)
    await dialog.getByRole('button', { name: told('submissions.addAndAsk') }).click()
    await expect(team.getByText(told('submissions.states.candidate_asked')).first()).toBeVisible()
    await expectNoViolations(team)

    // the person approves by the link, without an account
    const asked = await mailTo(email, /representation\//)
    await page.goto(`/representation/${/\/representation\/([\w-]+)/.exec(asked.text)?.[1]}`)
    await expect(page.getByText('Ran a store of her own')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('representation.approve'), exact: true }).click()
    await expect(page.getByRole('alertdialog').getByText('Rima Khoury')).toBeVisible()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('representation.approve'), exact: true })
      .click()
    await expect(page.getByText(say('representation.states.candidate_approved')).first()).toBeVisible()

    // the screen that stayed open follows by itself
    await expect(team.getByText(told('submissions.states.candidate_approved')).first()).toBeVisible()

    // sent to the client, who needs no account either
    await team.goto('/page/submissions')
    const send = told('submissions.sendCount', { count: 1 })
    await team.getByRole('button', { name: send }).click()
    await expectNoViolations(team)
    await team.getByRole('dialog').getByRole('button', { name: send }).click()
    await expect(team.getByRole('dialog')).toBeHidden()
    const packet = await mailTo(boss, /client-review\//)
    const path = /\/client-review\/[\w-]+/.exec(packet.text)?.[0] ?? ''
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Rima Khoury' })).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(0)
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('clientReview.reject'), exact: true }).click()
    await page.getByRole('dialog').getByRole('radio').first().check()
    await expectNoViolations(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('clientReview.rejectGo') })
      .click()
    await page.getByRole('button', { name: say('clientReview.change') }).click()
    await page.getByRole('button', { name: say('clientReview.interview'), exact: true }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Tuesday at ten')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('clientReview.interviewGo') })
      .click()
    await expect(page.getByText(email)).toBeVisible()
    await page.goto(`${path}/print`)
    await expect(page.getByRole('heading', { name: 'Rima Khoury' })).toBeVisible()

    // and the agency reads what was said
    await team.reload()
    await team.getByRole('link', { name: 'Rima Khoury' }).click()
    await expect(team.getByText('Tuesday at ten')).toBeVisible()
    await expect(
      team.getByText(told('submissions.states.interviewing')).filter({ visible: true }).first(),
    ).toBeVisible()
    await desk.close()
  },
)
