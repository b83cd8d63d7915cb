import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillProfile, offerProfile } from '#features/cvs/cv-builder/contract.ts'
import { answer, askedOf, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { SkillsFromCv } from './skills-from-cv.tsx'

const cv = '0199e6b0-0000-7000-8000-000000000001'
const part = <SkillsFromCv cv={cv} asked={<p>Add your skills</p>} />

test('skills that the CV names are asked for again, where they should be offered', async () => {
  answer(offerProfile, () => giving([{ part: 'skills', items: ['SAP', 'Excel'], instead: null }]))
  answer(fillProfile, () => giving({ added: 2 }))
  await show(part)
  await expect.element(page.getByText(/Your CV names skills that your profile doesn’t: .*SAP.*Excel/)).toBeVisible()
  expect(page.getByText('Add your skills').elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Copy skills from CV' }))
  await vi.waitFor(() => expect(askedOf(fillProfile).map(({ input }) => input.parts)).toEqual([['skills']]))
  await expect.element(page.getByText('Skills copied to your profile')).toBeVisible()
})

test('a CV without skills leaves nothing to write', async () => {
  answer(offerProfile, () => giving([{ part: 'links', items: ['https://example.com'], instead: null }]))
  await show(part)
  await expect.element(page.getByText('Add your skills')).toBeVisible()
})
