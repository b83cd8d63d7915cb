import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { anAgency, bring, mailTo } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test.slow()

test(
  'whoever approved on a phone and is interviewed is placed from the panel, with the clock of the guarantee and an invoice',
  { tag: '@phone' },
  async ({ page, context, browser }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const stamp = `${project.name}.${Date.now()}`
    const { agency, mandate } = await anAgency(`Placing ${stamp}`, {
      name: `Gulf ${stamp}`,
      email: `b.${stamp}@gulf.example`,
    })
    const email = `omar.${stamp}@example.com`
    const person = await bring(agency, 'Omar Saad', email, ['Omar Saad', 'Forklift'])
    const { data: draft } = await agency.post<{ data: { id: string } }>(`/page/mandates/${mandate}/submissions`, {
      ...{ person: { of: 'imported', id: person }, salary: 9000, salary_currency: 'AED', salary_period: 'month' },
    })
    await agency.post('/page/submission-requests', { submissions: [draft.id] })

    // the person approves on a phone, without an account
    const asked = await mailTo(email, /representation\//)
    const phone = await browser.newContext({ locale: language })
    const theirs = await phone.newPage()
    await theirs.goto(`/representation/${/\/representation\/([\w-]+)/.exec(asked.text)?.[1]}`)
    await theirs.getByRole('button', { name: say('representation.approve'), exact: true }).click()
    const sure = theirs.getByRole('alertdialog')
    await sure.getByRole('button', { name: say('representation.approve'), exact: true }).click()
    await expect(theirs.getByText(say('representation.states.candidate_approved')).first()).toBeVisible()
    await phone.close()
    await agency.post('/page/submission-packets', { mandate, submissions: [draft.id] })
    await agency.post(`/page/submissions/${draft.id}/moves`, { event: 'interview' })

    // placed from the panel: the pay they approved stands there already
    await agency.enter(context)
    await page.goto('/page/submissions')
    await page.getByRole('link', { name: 'Omar Saad' }).first().click()
    await page.getByRole('button', { name: say('placements.complete'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: say('placements.complete') })
    await expect(dialog.getByRole('textbox', { name: say('placements.form.salary'), exact: true })).toHaveValue('9000')
    await expectNoViolations(page)
    await dialog.getByLabel(say('placements.form.starts')).first().click()
    const now = new Date().toISOString()
    const parts = dialog.getByRole('spinbutton')
    await expect(parts).toHaveCount(3)
    for (const part of await parts.all()) {
      const most = Number(await part.getAttribute('aria-valuemax'))
      await part.focus()
      await part.pressSequentially(most === 12 ? now.slice(5, 7) : most <= 31 ? now.slice(8, 10) : now.slice(0, 4))
    }
    await dialog.getByRole('button', { name: say('placements.form.save'), exact: true }).click()
    await expect(dialog).toBeHidden()
    // the panel leads to what was written down, with what was promised
    await page.getByRole('link', { name: say('placements.open') }).click()
    const terms = say('clients.terms.guaranteed.replacement', { count: 90 })
    await expect(page.getByRole('dialog').getByText(terms)).toBeVisible()

    // its clock runs from the first day, and the invoice goes out
    await page.goto('/page/placements')
    const clock = page.getByText(say('placements.day', { day: 1, days: 90 }))
    await expect(clock.filter({ visible: true }).first()).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Omar Saad' }).click()
    await page.getByRole('button', { name: say('placements.issue'), exact: true }).click()
    const invoice = page.getByRole('dialog', { name: say('placements.issue') })
    await invoice.getByRole('textbox', { name: say('placements.form.billedTo') }).fill('Gulf Stores LLC')
    await invoice.getByRole('button', { name: say('placements.issue'), exact: true }).click()
    await expect(invoice).toBeHidden()
    await expect(page.getByRole('button', { name: say('placements.markPaid') })).toBeVisible()

    // what it brought whom, on the screen and on paper
    await page.goto('/page/placements')
    await page.getByRole('link', { name: say('placements.commission.title'), exact: true }).click()
    const sums = page.getByRole('table', { name: say('placements.commission.byRecruiter') })
    await expect(sums.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: say('placements.commission.take') }).click()
    await page.getByRole('menuitem', { name: say('placements.commission.print'), exact: true }).click()
    await expect(page).toHaveURL(/\/to-print\/commission\?from=/)
    await expect(sums.getByRole('row')).toHaveCount(2)
    await expectNoViolations(page)
  },
)
