import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { turnTo } from './panel.ts'
import { aLiveJob, anEmployer, apply, mailTo, type Person, register } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

type Say = ReturnType<typeof speak>

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

/** A column of the board by its title, whatever its count. */
const columnOf = (page: Page, say: Say, column: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${say(`applications.columns.${column}`)}[,،]`) })

const cardIn = (page: Page, say: Say, column: string, name: string): Locator =>
  columnOf(page, say, column).getByRole('link', { name })

async function moveByMenu(page: Page, say: Say, name: string, column: string): Promise<void> {
  const choice = page.getByRole('menuitemradio', { name: say(`applications.columns.${column}`) })
  // a card that has just come down is drawn anew: a key that fell into that moment is pressed again
  await expect(async () => {
    if (!(await choice.isVisible()))
      await page.getByRole('button', { name: say('ui.board.move', { name }) }).press('Enter')
    await expect(choice).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await choice.click()
}

async function aBoard(page: Page): Promise<{ employer: Person; job: string }> {
  const employer = await anEmployer(unique('Dune Logistics'))
  const { job } = await aLiveJob(employer, unique('Warehouse coordinator'))
  await employer.enter(page.context())
  await page.goto(`/page/jobs/${job}/board`)
  return { employer, job }
}

test(
  'applicants appear on the open board, are moved in every way, rejected and taken back',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const say = speak(languageOf(project.name))
    const { job } = await aBoard(page)
    await expect(page.getByText(say('pipeline.board.empty'))).toBeVisible()
    await expectNoViolations(page)
    await apply(null, job, 'Nadia Haddad', `nadia.${job}@example.com`)
    await expect(cardIn(page, say, 'submitted', 'Nadia Haddad')).toBeVisible()

    await moveByMenu(page, say, 'Nadia Haddad', 'in_review')
    await expect(cardIn(page, say, 'in_review', 'Nadia Haddad')).toBeVisible()
    if (project.name === 'desktop') {
      await moveByKeyboard(page, say, 'Nadia Haddad')
      await expect(cardIn(page, say, 'shortlisted', 'Nadia Haddad')).toBeVisible()
      await moveByMouse(page, say, 'Nadia Haddad', 'shortlisted', 'interviewing')
      await expect(cardIn(page, say, 'interviewing', 'Nadia Haddad')).toBeVisible()
    }

    await moveByMenu(page, say, 'Nadia Haddad', 'rejected')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say('pipeline.reject.go') }).click()
    await expect(dialog.getByText(say('pipeline.reject.needed'))).toBeVisible()
    await dialog.getByRole('radio').first().check()
    await expect(dialog.getByText(say('pipeline.reject.reads'))).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: say('pipeline.reject.go') }).click()
    await expect(dialog).toBeHidden()
    // the words of the moves before may still be there
    await page
      .getByRole('button', { name: say('pipeline.moved.undo'), exact: true })
      .last()
      .click()
    // taken back before anybody was told, it stands where it stood
    const stood = project.name === 'desktop' ? 'interviewing' : 'in_review'
    await expect(cardIn(page, say, stood, 'Nadia Haddad')).toBeVisible()
  },
)

/** Space lifts, an arrow chooses the next column, space puts down. */
async function moveByKeyboard(page: Page, say: Say, name: string): Promise<void> {
  const heard = (what: 'lifted' | 'over', stage: string) =>
    page.getByText(say(`ui.board.${what}`, { name, column: say(`applications.columns.${stage}`) })).first()
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Space')
  await heard('lifted', 'in_review').or(heard('over', 'in_review')).first().waitFor({ state: 'attached' })
  // arrows are listened for a moment after it was said that the card is lifted
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await heard('over', 'shortlisted').waitFor({ state: 'attached', timeout: 5_000 })
  }).toPass()
  await page.keyboard.press('Space')
}

async function moveByMouse(page: Page, say: Say, name: string, from: string, to: string): Promise<void> {
  const lifted = page.locator('.board-card-lifted')
  const over = page.getByText(say('ui.board.over', { name, column: say(`applications.columns.${to}`) })).first()
  // a board that scrolls to where the card went, or draws it anew, leaves the hand empty: it is taken again
  await expect(async () => {
    await page.mouse.up()
    const start = await cardIn(page, say, from, name).boundingBox()
    if (!start) throw new Error('the card is not in sight')
    await page.mouse.move(start.x + 20, start.y + 6)
    await page.mouse.down()
    await page.mouse.move(start.x + 60, start.y + 20, { steps: 4 })
    await lifted.waitFor({ timeout: 2_000 })
    // it may scroll while something is carried, too: one lets go where it is said to be
    await expect(async () => {
      const end = await columnOf(page, say, to).boundingBox()
      if (!end) throw new Error('the column is not in sight')
      await page.mouse.move(end.x + end.width / 2, end.y + 120, { steps: 8 })
      await over.waitFor({ state: 'attached', timeout: 1_000 })
    }).toPass({ timeout: 20_000 })
  }).toPass()
  await page.mouse.up()
}

test(
  'an applicant is read, written to, offered the job, and is hired before one’s eyes',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const say = speak(languageOf(project.name))
    const { job } = await aBoard(page)
    const candidate = await register('candidate', { name: 'Layla Haddad' })
    const application = await apply(candidate, job, 'Layla Haddad')
    await cardIn(page, say, 'submitted', 'Layla Haddad').click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('heading', { name: 'Layla Haddad' })).toBeVisible()
    await expect(panel.getByRole('img', { name: say('pipeline.cv.page', { page: 1 }) })).toBeVisible({
      timeout: 20_000,
    })
    await expect(panel.getByText(candidate.email)).toBeVisible()
    await turnTo(panel, say, 'messages')
    await panel.getByLabel(say('scheduledMessages.write.to', { name: 'Layla Haddad' })).fill('Can you come on Sunday?')
    await panel.getByRole('button', { name: say('scheduledMessages.write.send') }).click()
    await expect(panel.getByRole('tabpanel').getByText('Can you come on Sunday?')).toBeVisible()
    await expect.poll(async () => (await mailTo(candidate.email)).text).toContain('Can you come on Sunday?')

    await panel.getByRole('button', { name: say('pipeline.steps.in_review'), exact: true }).click()
    await panel.getByRole('button', { name: say('pipeline.steps.shortlisted'), exact: true }).click()
    await panel.getByRole('button', { name: say('pipeline.steps.interviewing'), exact: true }).click()
    // beside an invitation a phone has no room for the step to an offer: it stands in the menu
    if (project.name === 'phone') {
      await panel.getByRole('button', { name: say('pipeline.panel.more') }).click()
      await page.getByRole('menuitem', { name: new RegExp(say('applications.columns.offered')) }).click()
    } else await panel.getByRole('button', { name: say('pipeline.steps.offered'), exact: true }).click()
    await page.getByRole('button', { name: say('pipeline.tell.offered.go'), exact: true }).click()
    await expect(
      panel
        .getByRole('listitem')
        .filter({ hasText: say('applications.columns.offered') })
        .first(),
    ).toHaveAttribute('aria-current', 'step')
    await panel.getByRole('button', { name: say('pipeline.steps.hired'), exact: true }).click()
    await page
      .getByRole('button', { name: say('pipeline.tell.hired.go') })
      .last()
      .click()
    await expect(
      panel
        .getByRole('listitem')
        .filter({ hasText: say('applications.columns.hired') })
        .first(),
    ).toHaveAttribute('data-state', 'done')
    // nobody outside the team hears of it for ten minutes
    const { data } = await candidate.get<{ data: { status: string } }>(`/user/applications/${application}`)
    expect(data.status).not.toBe('hired')
    await page.keyboard.press('Escape')
    await expect(columnOf(page, say, 'hired')).toContainText('1')
    await page
      .getByRole('button', {
        name: say('pipeline.board.unfold', { column: say('applications.columns.hired') }),
      })
      .click()
    await expect(cardIn(page, say, 'hired', 'Layla Haddad')).toBeVisible()
  },
)

test('of two who move one card at once the second is told who was quicker', async ({ page, browser }, { project }) => {
  const language = languageOf(project.name)
  const say = speak(language)
  const { employer, job } = await aBoard(page)
  const application = await apply(null, job, 'Omar Saleh', `omar.${job}@example.com`)
  await expect(cardIn(page, say, 'submitted', 'Omar Saleh')).toBeVisible()
  const other = await browser.newContext({ locale: language })
  await employer.enter(other)
  const second = await other.newPage()
  // the second has not heard of the first one's move yet
  await second.routeWebSocket(/\/live/, () => {})
  await second.goto(`/page/jobs/${job}/board`)
  await expect(cardIn(second, say, 'submitted', 'Omar Saleh')).toBeVisible()
  await moveByMenu(page, say, 'Omar Saleh', 'shortlisted')
  await expect(cardIn(page, say, 'shortlisted', 'Omar Saleh')).toBeVisible()
  await moveByMenu(second, say, 'Omar Saleh', 'in_review')
  await expect(
    // the toast; the same words are also said to those who listen
    second
      .getByText(say('pipeline.moved.byYou', { name: 'Omar Saleh', column: say('applications.columns.shortlisted') }))
      .last(),
  ).toBeVisible()
  await expect(cardIn(second, say, 'shortlisted', 'Omar Saleh')).toBeVisible()
  const { data } = await employer.get<{ data: { stage: string } }>(`/page/applications/${application}`)
  expect(data.stage).toBe('shortlisted')
  await other.close()
})
