import './steps.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { SkillEntries } from './skill-entries.tsx'

test('the skills of one CV are a walk of several screens, or their fields lose their names', async () => {
  await page.viewport(360, 780)
  const value = Array.from({ length: 19 }, (_, at) => ({ name: `Skill ${at}`, years: '' }))
  await show(
    <main className="steps">
      <SkillEntries value={value} onChange={() => {}} errorOf={() => undefined} />
    </main>,
  )
  expect(document.querySelector('section')?.offsetHeight).toBeLessThan(1600)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(page.getByRole('textbox', { name: /^Skill/ }).elements()).toHaveLength(19)
  await expect.element(page.getByRole('button', { name: 'Remove skill 19' })).toBeVisible()
})
