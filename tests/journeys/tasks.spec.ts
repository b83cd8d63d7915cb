import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { aLiveJob, anEmployer, apply, register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test('a task stands on the home of the workspace and on its own screen, and is ticked off there', async ({
  page,
  context,
}, { project }) => {
  const say = speak(languageOf(project.name))
  const employer = await anEmployer(`Rope and Sail ${project.name} ${Date.now()}`)
  const { job } = await aLiveJob(employer, `Sail maker ${project.name} ${Date.now()}`)
  const application = await apply(await register('candidate'), job, 'Nadia Haddad')
  const { display } = await employer.get<{ display: { id: string } }>('/user/session')
  for (const [text, due_on] of [
    ['Ring the former employer', '2030-01-02'],
    ['Read the portfolio', null],
  ])
    await employer.post(`/page/applications/${application}/tasks`, { text, assignee: display.id, due_on })

  await employer.enter(context)
  await page.goto('/page')
  const section = page.getByRole('region', { name: say('pipeline.tasks.mine') })
  await expect(section.getByRole('checkbox')).toHaveCount(2)
  await page.goto('/page/tasks')
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName(/Ring the former employer/)
  await page.getByRole('checkbox', { name: /Ring the former employer/ }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('checkbox').click()
  await expect(page.getByText(say('pipeline.tasks.nothing'), { exact: true })).toBeVisible()
})
