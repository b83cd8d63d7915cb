import { type Browser, type BrowserContext, devices, expect, type Page } from '@playwright/test'
import { aPdf } from '../world/a-pdf.ts'
import { expectNoViolations } from './axe.ts'
import { aLiveJob, anEmployer, apply, register } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const en = speak('en')
const ar = speak('ar')

const bubble = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

async function opened(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

async function talkingTwo(browser: Browser) {
  const company = unique('Dune Logistics')
  const employer = await anEmployer(company)
  const { job } = await aLiveJob(employer, unique('Warehouse coordinator'))
  const candidate = await register('candidate', { lang: 'ar' })
  const thread = await apply(candidate, job, 'Sami Haddad')
  await employer.post(`/page/applications/${thread}/messages`, { text: 'Can you come on Monday?' })
  const office = await browser.newContext({ locale: 'en' })
  const phone = await browser.newContext({ ...devices['Pixel 7'], locale: 'ar' })
  await employer.enter(office)
  await candidate.enter(phone)
  return { company, thread, office, phone }
}

test('a team at its desk and a candidate on a phone talk, in two languages, through a lost line', async ({
  browser,
}) => {
  test.slow()
  const { company, thread, office, phone } = await talkingTwo(browser)
  const desk = await opened(office, `/page/messages/${thread}`)
  const pocket = await opened(phone, '/messages?lang=ar')

  // the phone: the list first, then the conversation alone
  await pocket.getByRole('link', { name: company }).click()
  await expect(bubble(pocket, 'Can you come on Monday?')).toBeVisible()
  await expectNoViolations(pocket)
  await expect(desk.getByText(/^Read /)).toBeVisible()

  const answer = pocket.getByRole('textbox', { name: ar('inbox.write.label', { name: company }) })
  await answer.fill('نعم، يوم الاثنين مناسب')
  await pocket.getByRole('button', { name: ar('inbox.write.send'), exact: true }).click()
  await expect(bubble(desk, 'نعم، يوم الاثنين مناسب')).toBeVisible()
  await expectNoViolations(desk)

  // the line goes away in the middle of a sentence: nothing is lost, and nothing comes twice
  await phone.setOffline(true)
  await answer.fill('في أي ساعة؟')
  await pocket.getByRole('button', { name: ar('inbox.write.send'), exact: true }).click()
  await expect(pocket.getByText(ar('inbox.waitsForLine'))).toBeVisible()
  await desk.getByRole('textbox', { name: en('inbox.write.label', { name: 'Sami Haddad' }) }).fill('At ten, gate 4')
  await desk.keyboard.press('Enter')
  await expect(bubble(desk, 'At ten, gate 4')).toBeVisible()
  await phone.setOffline(false)
  await expect(bubble(desk, 'في أي ساعة؟')).toHaveCount(1)
  await expect(bubble(pocket, 'At ten, gate 4')).toHaveCount(1)
  await expect(bubble(pocket, 'في أي ساعة؟')).toHaveCount(1)

  // reply, reaction, edit, unsend
  await bubble(desk, 'في أي ساعة؟').hover()
  await bubble(desk, 'في أي ساعة؟')
    .getByRole('button', { name: en('inbox.tools.react') })
    .click()
  await desk.getByRole('dialog').getByRole('button', { name: '👍' }).click()
  await expect(bubble(pocket, 'في أي ساعة؟').getByRole('button', { name: /👍/ })).toBeVisible()
  await bubble(desk, 'At ten, gate 4')
    .getByRole('button', { name: en('inbox.tools.more') })
    .click()
  await desk.getByRole('menuitem', { name: en('inbox.tools.edit') }).click()
  await desk.getByRole('textbox', { name: en('inbox.write.editing') }).fill('At ten, gate 7')
  await desk.keyboard.press('Enter')
  await expect(bubble(pocket, 'At ten, gate 7')).toBeVisible()
  await bubble(desk, 'At ten, gate 7')
    .getByRole('button', { name: en('inbox.tools.more') })
    .click()
  await desk.getByRole('menuitem', { name: en('inbox.tools.unsend') }).click()
  await desk
    .getByRole('alertdialog')
    .getByRole('button', { name: en('inbox.tools.unsend') })
    .click()
  await expect(desk.getByText(en('inbox.youUnsent'))).toBeVisible()
  await expect(bubble(pocket, 'At ten, gate 7')).toHaveCount(0)

  // a file
  await pocket
    .getByLabel(ar('inbox.write.attach'))
    .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf(['Licence'])) })
  await expect(pocket.getByText(ar('ui.file.sent'))).toBeVisible()
  await pocket.getByRole('button', { name: ar('inbox.write.send'), exact: true }).click()
  await expect(desk.getByRole('article').getByRole('link', { name: /licence\.pdf/ })).toBeVisible()

  // a note stays inside the team
  await desk.getByRole('button', { name: en('inbox.write.noteToTeam') }).click()
  await desk.getByRole('textbox', { name: en('inbox.write.noteToTeam') }).fill('Asks good questions')
  await desk.getByRole('button', { name: en('inbox.write.saveNote') }).click()
  await expect(desk.getByRole('article').filter({ hasText: 'Asks good questions' })).toBeVisible()
  await expectNoViolations(desk)
  await pocket.reload()
  await expect(bubble(pocket, 'Can you come on Monday?')).toBeVisible()
  await expect(pocket.getByText('Asks good questions')).toHaveCount(0)
  await office.close()
  await phone.close()
})

test('by keyboard alone: to a conversation, a draft, and back to it', async ({ browser }) => {
  test.slow()
  const { thread, office, phone } = await talkingTwo(browser)
  const desk = await opened(office, '/page/messages')
  await expect(desk.getByRole('link', { name: /Sami Haddad/ })).toBeVisible()
  await desk.keyboard.press('j')
  await desk.keyboard.press('Enter')
  await desk.waitForURL(`**/page/messages/${thread}`)
  const field = desk.getByRole('textbox', { name: en('inbox.write.label', { name: 'Sami Haddad' }) })
  await field.focus()
  await desk.keyboard.type('We will')
  await expect(async () => {
    await desk.reload()
    await expect(field).toHaveValue('We will', { timeout: 5_000 })
  }).toPass()
  await desk.goto('/page/messages')
  await expect(desk.getByRole('link', { name: /Sami Haddad/ })).toContainText(en('inbox.draft'))
  await office.close()
  await phone.close()
})
