import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { aLiveJob, anEmployer } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

test('whoever writes a job sees what cannot stand beside the field, and removes the sentence', async ({
  page,
}, info) => {
  const say = speak(info.project.name === 'phone' ? 'ar' : 'en')
  const employer = await anEmployer(unique('Creek Hotels'))
  await employer.enter(page.context())
  await page.goto('/page/jobs/new')
  await page.getByRole('textbox', { name: say('jobs.own.editor.text.title'), exact: true }).fill('Room attendant')
  const text = page.getByRole('textbox', { name: say('jobs.own.editor.text.description') })
  await text.click()
  await page.keyboard.type('You look after fourteen rooms on one floor. A refundable deposit of 500 AED is required.')
  await expect(page.getByText(say('jobs.findings.deposit'))).toBeVisible()
  await expect(page.locator('#submit-why')).toContainText(say('jobs.own.follows.because.findings'))
  await expectNoViolations(page)
  await page.getByRole('button', { name: say('jobs.findings.remove') }).click()
  await expect(text).not.toContainText('deposit')
  await expect(text).toContainText('fourteen rooms')
  await expect(page.getByText(say('jobs.findings.deposit'))).toBeHidden()
  await expect(page.locator('#submit-why')).not.toContainText(say('jobs.own.follows.because.findings'))
})

test('a guest who was asked for money reports the job', async ({ page }, info) => {
  const say = speak(info.project.name === 'phone' ? 'ar' : 'en')
  const employer = await anEmployer(unique('Quay Stores'))
  const { address } = await aLiveJob(employer, unique('Warehouse coordinator'))
  await page.goto(`/jobs/${address}`)
  await page.getByRole('link', { name: say('jobs.report.money') }).click()
  await expect(page.getByRole('radio', { name: say('complaints.reasons.money') })).toBeChecked()
  await page.getByLabel(say('complaints.report.note')).fill('He asked for 500 dirhams by phone')
  await page.getByLabel(say('complaints.report.email')).fill('guest@example.com')
  await page.getByRole('button', { name: say('complaints.report.send') }).click()
  await expect(page.getByText(say('complaints.report.hears'))).toBeVisible()
  await expect(page.locator(':focus'), 'the form went away with its button').toContainText(
    say('complaints.report.done'),
  )
})
