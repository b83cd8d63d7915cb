import { expect, type Page } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { openTools, turnTo } from './panel.ts'
import { aLiveJob, anEmployer, apply, mailTo, type Person, register } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

async function aBoard(
  page: Page,
  names: readonly string[],
): Promise<{ employer: Person; job: string; applications: string[] }> {
  const employer = await anEmployer(unique('Dune Logistics'))
  const { job } = await aLiveJob(employer, unique('Warehouse coordinator'))
  const applications: string[] = []
  for (const [at, name] of names.entries()) applications.push(await apply(null, job, name, `p${at}.${job}@example.com`))
  await employer.enter(page.context())
  await page.goto(`/page/jobs/${job}/board`)
  return { employer, job, applications }
}

/** A recruiter of the same page, who came by invitation. */
async function aColleague(employer: Person): Promise<Person> {
  const colleague = await register('employer', { name: 'Rana Saleh' })
  await employer.post('/page/invitations', { email: colleague.email, role: 'recruiter' })
  const { text } = await mailTo(colleague.email, /\/join\//)
  await colleague.post(`/page-invitations/${/\/join\/([\w-]+)/.exec(text)?.[1]}`, {})
  return colleague
}

test('applicants are found, chosen, tagged and rejected together, and put back before anybody is told', async ({
  page,
}, { project }) => {
  test.slow()
  const say = speak(languageOf(project.name))
  const { employer, job } = await aBoard(page, ['Nadia Haddad', 'Omar Saleh', 'Lina Farah'])
  await page.getByLabel(say('pipeline.board.find')).fill('a')
  await expect(page).toHaveURL(/q=a/)
  await page.getByLabel(say('pipeline.board.find')).fill('')
  await expect(page).not.toHaveURL(/q=/)
  const choose = (name: string) => page.getByRole('checkbox', { name: say('ui.table.row', { name }) })
  await choose('Nadia Haddad').check()
  await choose('Omar Saleh').check()
  const bar = page.getByRole('region', { name: say('ui.table.chosen', { count: 2 }) })
  await expectNoViolations(page)
  await bar.getByRole('button', { name: say('pipeline.batch.actions.tag'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('pipeline.batch.tag')).fill('night shift')
  await dialog.getByRole('button', { name: say('pipeline.batch.preview') }).click()
  await expect(dialog.getByText(say('pipeline.batch.states.ready'))).toHaveCount(2)
  await dialog.getByRole('button', { name: say('pipeline.batch.go.tag', { count: 2 }) }).click()
  await expect(dialog.getByText(say('pipeline.batch.states.done'), { exact: true })).toHaveCount(2)
  await expectNoViolations(page)
  await dialog
    .getByRole('button', { name: say('pipeline.batch.close'), exact: true })
    .first()
    .click()

  await page.getByRole('button', { name: say('pipeline.bar.filter'), exact: true }).click()
  await expect(dialog.getByText('night shift')).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('checkbox', { name: /night shift/ }).click()
  await expect(dialog.getByRole('checkbox', { name: /night shift/ })).toBeChecked()
  await dialog.getByRole('button', { name: say('pipeline.filters.show', { count: 2 }) }).click()
  await expect(page).toHaveURL(/tag=night/)
  await expect(page.getByRole('link', { name: 'Lina Farah' })).toBeHidden()

  await choose('Nadia Haddad').check()
  await page.getByRole('button', { name: say('pipeline.batch.all', { count: 2 }) }).click()
  await page
    .getByRole('region', { name: say('ui.table.chosen', { count: 2 }) })
    .getByRole('button', { name: say('pipeline.batch.actions.reject'), exact: true })
    .click()
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: say('pipeline.batch.preview') }).click()
  await expect(dialog.getByText(say('pipeline.batch.reads'))).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: say('pipeline.batch.go.reject', { count: 2 }) }).click()
  await expect(dialog.getByText(say('pipeline.batch.states.done'), { exact: true })).toHaveCount(2)
  await dialog.getByRole('button', { name: say('pipeline.batch.undo') }).click()
  await expect(dialog.getByText(say('pipeline.batch.states.undone'), { exact: true })).toHaveCount(2)
  await dialog
    .getByRole('button', { name: say('pipeline.batch.close'), exact: true })
    .first()
    .click()
  const { data } = await employer.get<{ data: { stage: string }[] }>(`/page/jobs/${job}/applicants`)
  expect(data.map(({ stage }) => stage)).toEqual(['submitted', 'submitted', 'submitted'])

  await page.goto(`/page/jobs/${job}/board?look=table&sort=name`)
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('columnheader', { name: say('pipeline.table.name') })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})

test('a colleague is mentioned, reads the note, and sees my marks only after the own', async ({ page, browser }, {
  project,
}) => {
  test.slow()
  const say = speak(languageOf(project.name))
  const { employer, job, applications } = await aBoard(page, ['Nadia Haddad'])
  const colleague = await aColleague(employer)
  const address = `/page/jobs/${job}/board?applicant=${applications[0]}`
  await page.goto(address)
  const panel = page.getByRole('dialog')
  await turnTo(panel, say, 'activity')
  const note = panel.getByRole('textbox', { name: say('pipeline.notes.write') })
  await note.pressSequentially('Ask @Ran')
  await expect(panel.getByRole('option', { name: 'Rana Saleh' })).toBeVisible()
  await expectNoViolations(page)
  await note.press('Enter')
  await expect(note).toHaveValue('Ask @Rana Saleh ')
  await note.pressSequentially('about nights')
  await panel.getByRole('button', { name: say('pipeline.notes.send') }).click()
  await expect(panel.getByText('Ask @Rana Saleh about nights').first()).toBeVisible()
  expect((await mailTo(colleague.email, /about nights/)).subject).toContain('Nadia Haddad')

  await turnTo(panel, say, 'hiring')
  await panel.getByRole('button', { name: say('pipeline.scorecards.give') }).click()
  await panel.getByRole('radio', { name: /^5/ }).check({ force: true })
  await panel.getByLabel(say('pipeline.scorecards.comment')).fill('Knows every shelf')
  await panel.getByRole('button', { name: say('pipeline.scorecards.hand') }).click()
  await expect(panel.getByText('Knows every shelf')).toBeVisible()

  const context = await browser.newContext({ locale: languageOf(project.name) })
  await colleague.enter(context)
  const other = await context.newPage()
  await other.goto('/page')
  await other.goto(`${address}&part=activity`)
  const theirs = other.getByRole('dialog')
  await expect(theirs.getByText('Ask @Rana Saleh about nights').first()).toBeVisible()
  await turnTo(theirs, say, 'hiring')
  await expect(theirs.getByText(say('pipeline.scorecards.masked', { count: 1 }))).toBeVisible()
  await expect(theirs.getByText('Knows every shelf')).toBeHidden()
  await theirs.getByRole('button', { name: say('pipeline.scorecards.give') }).click()
  await theirs.getByRole('radio', { name: /^3/ }).check({ force: true })
  await theirs.getByRole('button', { name: say('pipeline.scorecards.hand') }).click()
  await expect(theirs.getByText('Knows every shelf')).toBeVisible()
  await expectNoViolations(other)
  await context.close()

  // a note goes after a question; Escape is the way back
  await turnTo(panel, say, 'activity')
  const drop = panel.getByRole('button', { name: say('pipeline.notes.drop') })
  const sure = page.getByRole('alertdialog', { name: say('pipeline.notes.dropTitle') })
  await drop.click()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(sure).toBeHidden()
  await drop.click()
  await sure.getByRole('button', { name: say('pipeline.notes.dropGo'), exact: true }).click()
  await expect(sure).toBeHidden()
  await expect(panel).toBeVisible()
  await expect(drop).toBeHidden()
})

test('the team makes a stage of its own and uses it', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  await aBoard(page, ['Nadia Haddad'])
  await openTools(page, say)
  await page.getByRole('menuitem', { name: say('pipeline.tools.stages') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say('pipeline.stages.add') }).click()
  await dialog.getByLabel(say('pipeline.stages.name'), { exact: true }).fill('Phone call')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: say('pipeline.stages.save') }).click()
  await expect(dialog).toBeHidden()
  const column = page.getByRole('region', { name: /^Phone call/ })
  await expect(column).toBeVisible()
  await page.getByRole('button', { name: say('ui.board.move', { name: 'Nadia Haddad' }) }).press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Phone call' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('menuitemradio', { name: 'Phone call' }).click()
  await expect(column.getByRole('link', { name: 'Nadia Haddad' })).toBeVisible()
  await expectNoViolations(page)
})
