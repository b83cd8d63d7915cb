import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { anEmployer, register, signInAsAdmin } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

type Say = ReturnType<typeof speak>

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test(
  'an employer writes a job, sends it in, mends what the review asks for, and it goes live',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    // from the first letter to closing, with two looks by an admin and axe on each screen
    test.slow()
    const language = languageOf(project.name)
    const say = speak(language)
    const title = unique('Room attendant')
    const employer = await anEmployer(unique('Corniche Hotels'))
    await employer.enter(page.context())

    await page.goto('/page')
    await expect(page.getByRole('heading', { name: say('workspace.next.first.title') })).toBeVisible()
    await page.goto('/page/jobs')
    await page
      .getByRole('main')
      .getByRole('link', { name: say('pageJobs.first') })
      .click()

    await expect(page.getByText(say('jobs.own.editor.titleSaves'))).toBeVisible()
    await page.getByRole('textbox', { name: say('jobs.own.editor.text.title'), exact: true }).fill(title)
    await expect(page).toHaveURL(/\/page\/jobs\/[\w-]{36}$/)
    await page.getByRole('button', { name: say('jobs.own.submit.send') }).click()
    const summary = page.getByRole('alert')
    await expect(summary.getByRole('link')).toHaveCount(2)
    await expectNoViolations(page)
    await write(page, say, language === 'ar' ? 'دبي' : 'Dubai')
    await expect(summary).toBeHidden()
    await expect(page.getByText(say('jobs.own.submit.ready'))).toBeVisible()

    const id = /[\w-]{36}$/.exec(page.url())?.[0] ?? ''
    const firstAsked = async () =>
      (await employer.get<{ data: { fields: { questions: { text: string }[] } } }>(`/page/jobs/${id}`)).data.fields
        .questions[0]?.text
    // saved by itself, a moment after the last change
    await expect.poll(firstAsked).toBe('Do you live nearby?')
    await page.reload()
    await expect(page.getByRole('textbox', { name: say('jobs.own.editor.text.title'), exact: true })).toHaveValue(title)
    await expect(page.getByLabel(say('jobs.own.editor.questions.words')).first()).toHaveValue('Do you live nearby?')
    await page.getByRole('link', { name: say('jobs.own.submit.preview'), exact: true }).click()
    await expect(page).toHaveURL(/\/preview$/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('fourteen rooms')).toBeVisible()
    await page.getByRole('link', { name: say('jobs.own.preview.write') }).click()
    await page.getByRole('button', { name: say('jobs.own.submit.send') }).click()
    await expect(page.getByText(say('jobs.own.job.now.submitted.text'))).toBeVisible()
    await page.goto('/page/jobs')
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText(say('jobs.own.states.submitted'))

    const admin = await browser.newContext({
      locale: language,
      ...(project.use.viewport && { viewport: project.use.viewport }),
    })
    await (await signInAsAdmin()).enter(admin)
    await decide(admin, say, title, 'changes_requested', 'Say which shift it is')
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText(
      say('jobs.own.states.changes_requested'),
    )
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByText('Say which shift it is')).toBeVisible()
    await page.getByRole('textbox', { name: say('jobs.own.editor.text.title'), exact: true }).fill(`${title}, mornings`)
    await page.getByRole('button', { name: say('jobs.own.submit.send') }).click()
    await expect(page.getByText(say('jobs.own.job.now.submitted.text'))).toBeVisible()
    await page.goto('/page/jobs')
    await decide(admin, say, title, 'approved')
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText(say('jobs.own.states.live'))
    await admin.close()

    await page.getByRole('button', { name: say('jobs.own.menu.label', { job: `${title}, mornings` }) }).click()
    await page.getByRole('menuitem', { name: say('jobs.own.menu.moves.pause') }).click()
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText(say('jobs.own.states.paused'))
    await page.getByRole('button', { name: say('jobs.own.menu.label', { job: `${title}, mornings` }) }).click()
    await page.getByRole('menuitem', { name: say('jobs.own.menu.close') }).click()
    await expectNoViolations(page)
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('jobs.own.close.go') })
      .click()
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText(say('jobs.own.states.closed'))
  },
)

/** Fills in what a job needs, and a few things more, by keyboard and mouse. */
async function write(page: Page, say: Say, city: string): Promise<void> {
  const editor = (key: string) => say(`jobs.own.editor.${key}`)
  await page.getByRole('textbox', { name: editor('text.description') }).click()
  await page.keyboard.type('You look after fourteen rooms on one floor, from seven in the morning to four.')
  const place = page.getByRole('combobox', { name: editor('place.city') })
  const option = page.getByRole('option', { name: city, exact: true })
  await place.pressSequentially(city.slice(0, -2))
  // saving in between moves the page, which closes an open list; the next letter opens it again
  await expect(async () => {
    await place.press('End')
    await place.press('Backspace')
    await place.pressSequentially(city.slice(-3, -2) || city.slice(0, 1))
    await option.click({ timeout: 5_000 })
    await expect(place).toHaveValue(city, { timeout: 5_000 })
  }).toPass()
  await page.getByLabel(editor('needs.must')).fill('Housekeeping')
  await page.getByLabel(editor('needs.must')).press('Enter')
  for (const words of ['Which machines do you know?', 'Do you live nearby?']) {
    await page.getByRole('button', { name: editor('questions.add') }).click()
    await page.getByLabel(editor('questions.words')).last().fill(words)
  }
  await page.getByRole('button', { name: say('jobs.own.editor.questions.up', { place: 2 }) }).click()
  await expect(page.getByLabel(editor('questions.words')).first()).toHaveValue('Do you live nearby?')
}

/** A site admin opens the list, looks at the job and decides. */
async function decide(admin: BrowserContext, say: Say, title: string, decision: string, comment?: string) {
  const page = await admin.newPage()
  await page.goto('/admin/reviews')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('radio', { name: say(`moderation.decide.${decision}`) }).check()
  if (comment) await page.getByLabel(say('moderation.decide.comment')).fill(comment)
  const here = page.url()
  await page.getByRole('button', { name: say(`moderation.decide.${decision}`) }).click()
  // the next that waits, or the list when none does
  await expect(page).not.toHaveURL(here)
  await page.goto('/admin/reviews')
  await expect(page.getByRole('link', { name: title })).toBeHidden()
  await page.close()
}

test('somebody who asks to join the page is let in with a role', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  const employer = await anEmployer(unique('Oasis Care'))
  const { data: pages } = await employer.get<{ data: { id: string }[] }>('/user/pages')
  await employer.enter(page.context())
  await page.goto('/page/team')
  const colleague = await register('employer', { name: 'Hala Mansour' })
  await colleague.post(`/pages/${pages[0]?.id}/join-requests`, {})
  await page.getByRole('button', { name: say('pages.team.letInWho', { name: 'Hala Mansour' }) }).click()
  await page.getByRole('radio', { name: say('pages.roles.interviewer') }).check()
  await expectNoViolations(page)
  await page.getByRole('button', { name: say('pages.team.letInAs', { role: say('pages.roles.interviewer') }) }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Hala Mansour' })).toContainText(
    say('pages.roles.interviewer'),
  )
  await expectNoViolations(page)
})
