import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { anEmployer, register } from './people.ts'
import { staffPage } from './staff-page.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { languageOf, speak } from './words.ts'

test(
  'a super holds what belongs to a person, tries the clock and lifts the hold; the person reads who opened the data',
  { tag: '@phone' },
  async ({ browser, page: theirs }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const name = unique('Held Person')
    const person = await register('candidate', { name })
    await person.enter(theirs.context())
    const { display } = await person.get<{ display: { id: string } }>('/user/session')
    const page = await staffPage(browser, 'super', language)
    await page.goto(`/admin/people/${display.id}`)
    await page.getByRole('link', { name: say('retention.link') }).click()
    await expect(page).toHaveURL(/\/admin\/retention\?/)
    await expectNoViolations(page)
    const place = say('retention.place')
    await page.getByRole('button', { name: place }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: place }).click()
    await expect(dialog.getByRole('alert').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: say('retention.reason') }).fill('A lawsuit \u202Eevil')
    await dialog.getByRole('button', { name: place }).click()
    await expect(page.getByText(say('retention.isHeld'))).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row.first()).toContainText('A lawsuit evil')
    await page.getByRole('button', { name: say('retention.dryRun') }).click()
    await expect(page.getByRole('columnheader', { name: say('retention.dueNow') })).toBeAttached()
    await row.getByRole('button', { name: say('retention.liftOf', { name }) }).click()
    const sure = page.getByRole('alertdialog')
    await sure.getByRole('textbox', { name: say('retention.reason') }).fill('It was settled')
    await sure.getByRole('button', { name: say('retention.lift') }).click()
    await expect(row.getByText(say('retention.states.lifted'), { exact: true }).first()).toBeVisible()

    await theirs.goto('/settings/data')
    await expect(theirs.getByText(say('ownData.accesses.why.account'), { exact: true })).toBeVisible()
    await expectNoViolations(theirs)
  },
)

test(
  'an agent takes a company, logs a call and proposes; the agent is told that somebody else decides',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const name = unique('Palm Logistics')
    await anEmployer(name)
    const page = await staffPage(browser, 'agent', language)
    await page.goto('/admin/companies?show=free')
    await expectNoViolations(page)
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: say('agents.take') }).click()
    await page.getByRole('button', { name: say('agents.addCall') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: say('agents.outcomes.call_back') }).check()
    await dialog.getByRole('textbox', { name: say('agents.note') }).fill('Call after lunch')
    await dialog.getByRole('button', { name: say('agents.save') }).click()
    await expect(page.getByText('Call after lunch')).toBeVisible()
    await page.getByRole('button', { name: say('agents.propose') }).click()
    await dialog.getByRole('textbox', { name: say('agents.found') }).fill('I saw the licence')
    await dialog.getByRole('button', { name: say('agents.send') }).click()
    await expect(page.getByText('I saw the licence')).toBeVisible()
    await expectNoViolations(page)
    await page.reload()
    await expect(page.getByText(say('pageChecks.admin.own'))).toBeVisible()
    await page.goto('/admin/companies')
    await expect(page.getByRole('link', { name })).toBeVisible()
    await page.goto('/admin/retention')
    await expect(page.getByRole('heading', { name: say('frame.missing.unknown.title') })).toBeVisible()
  },
)

test(
  'support takes a question, answers within the window, and goes on to the account of whoever asked',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const name = unique('Asking Person')
    const person = await register('candidate', { name })
    const question = { subject: 'My CV does not open', text: 'Since this morning' }
    const { data } = await person.post<{ data: { thread: string } }>('/support-threads', question)
    const page = await staffPage(browser, 'support', language)
    await page.setViewportSize({ width: project.name === 'phone' ? 390 : 1280, height: 720 })
    await page.goto(`/admin/messages/${data.thread}`)
    const tasks = page.getByRole('region', { name: say('frame.staff.task.label') })
    await tasks.getByRole('button', { name: say('frame.staff.task.take'), exact: true }).click()
    await expect(tasks.getByRole('button', { name: say('frame.staff.task.back'), exact: true })).toBeVisible()
    // what stands above it pushes nothing out of the window
    await expect(page.getByRole('textbox', { name: say('inbox.write.label', { name }) })).toBeInViewport({ ratio: 1 })
    await expectNoViolations(page)
    if (project.name === 'phone') return
    await page.getByRole('link', { name: say('inbox.opens.person') }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  },
)
