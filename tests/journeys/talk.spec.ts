import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { turnTo } from './panel.ts'
import { aLiveJob, anEmployer, apply, mailTo, type Person, register } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

async function openPanel(page: Page, employer: Person, job: string, name: string) {
  await employer.enter(page.context())
  await page.goto(`/page/jobs/${job}/board`)
  await page.getByRole('link', { name }).first().click()
  return page.getByRole('dialog')
}

/** Where an answer to the newest letter to somebody goes. */
async function replyTo(address: string, saying: RegExp): Promise<string> {
  await mailTo(address, saying)
  const folder = path.join(process.env.JOURNEYS_FOLDER as string, 'outbox')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  for (const name of names.reverse()) {
    const { to, text, headers } = JSON.parse(await readFile(path.join(folder, name), 'utf8'))
    if (to === address && saying.test(text)) return headers['Reply-To']
  }
  throw new Error(`no letter to ${address}`)
}

test(
  'the team writes a template, sees what the applicant would read, and sends it later',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    test.slow()
    const say = speak(languageOf(project.name))
    const employer = await anEmployer(unique('Dune Logistics'))
    const { job } = await aLiveJob(employer, unique('Warehouse coordinator'))
    await apply(null, job, 'Nadia Haddad', `template.${job}@example.com`)
    await employer.enter(page.context())

    await page.goto('/page/profile/messages')
    await expect(page.getByText(say('messageTemplates.none'))).toBeVisible()
    await page.getByRole('button', { name: say('messageTemplates.add') }).click()
    const form = page.getByRole('dialog', { name: say('messageTemplates.form.new') })
    await form.getByRole('textbox', { name: say('messageTemplates.form.name') }).fill('Gate four')
    await form
      .getByRole('textbox', { name: say('messageTemplates.form.text') })
      .fill('Dear {candidat_name}, come to gate 4.')
    await form.getByRole('button', { name: say('messageTemplates.form.save') }).click()
    await expect(form.getByText('candidat_name').first()).toBeVisible()
    await expectNoViolations(page)
    await form
      .getByRole('textbox', { name: say('messageTemplates.form.text') })
      .fill('Dear {candidate_name}, come to gate 4.')
    await form.getByRole('button', { name: say('messageTemplates.form.save') }).click()
    await expect(page.getByText('Gate four').first()).toBeVisible()

    const panel = await openPanel(page, employer, job, 'Nadia Haddad')
    await turnTo(panel, say, 'messages')
    await panel.getByRole('button', { name: say('messageTemplates.picker.open') }).click()
    const picker = page.getByRole('dialog', { name: say('messageTemplates.picker.title') })
    await expect(picker.getByRole('button', { name: /Gate four/ })).toBeVisible()
    await expectNoViolations(page)
    await picker.getByRole('button', { name: /Gate four/ }).click()
    const preview = page.getByRole('dialog', { name: 'Gate four' })
    await expect(preview.getByText('Dear Nadia Haddad, come to gate 4.')).toBeVisible()
    await expectNoViolations(page)
    await preview.getByRole('button', { name: say('messageTemplates.picker.take') }).click()
    await panel.getByRole('button', { name: say('scheduledMessages.write.later') }).click()
    await expect(panel.getByRole('combobox', { name: say('ui.date.hour') })).toBeVisible()
    await expectNoViolations(page)
    await panel.getByRole('button', { name: say('scheduledMessages.write.schedule') }).click()
    await expect(panel.getByText(say('scheduledMessages.waiting.title'))).toBeVisible()
    await expectNoViolations(page)
    await page.goto('/page/profile/messages')
    await expect(page.getByRole('link', { name: 'Nadia Haddad' })).toBeVisible()
    await page
      .getByRole('button', { name: say('scheduledMessages.waiting.cancel') })
      .first()
      .click()
    await page
      .getByRole('alertdialog', { name: say('scheduledMessages.waiting.sure') })
      .getByRole('button', { name: say('scheduledMessages.waiting.cancel') })
      .click()
    await expect(page.getByRole('link', { name: 'Nadia Haddad' })).toHaveCount(0)
  },
)

test('a candidate answers the mail, and the answer stands in the thread', async ({ page }, { project }) => {
  test.slow()
  const say = speak(languageOf(project.name))
  const employer = await anEmployer(unique('Dune Logistics'))
  const { job } = await aLiveJob(employer, unique('Warehouse coordinator'))
  const candidate = await register('candidate')
  const application = await apply(candidate, job, 'Sami Haddad')
  await employer.post(`/page/applications/${application}/messages`, { text: 'When can you come?' })
  const address = await replyTo(candidate.email, /When can you come/)
  const letter = `From: Sami <${candidate.email}>\r\nTo: ${address}\r\nSubject: Re\r\nMessage-ID: <${Date.now()}@test.example>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nOn Monday, gladly.\r\n\r\nOn Mon, 3 Nov 2026, Dune <x@mail.example> wrote:\r\n> When can you come?\r\n`
  const handed = await page.request.post('/api/inbound-mail', {
    data: letter,
    headers: { 'content-type': 'message/rfc822', 'x-inbound-secret': process.env.JOURNEYS_INBOUND_SECRET as string },
  })
  expect(await handed.json()).toEqual({ success: true, data: { outcome: 'kept' } })
  // whoever wrote last is who one came for
  const panel = (await openPanel(page, employer, job, 'Sami Haddad')).getByRole('tabpanel')
  await expect(panel.getByText('On Monday, gladly.', { exact: true })).toBeVisible()
  await expect(panel.getByText(say('mailReplies.byMail'), { exact: true })).toBeVisible()
  await expectNoViolations(page)
})
