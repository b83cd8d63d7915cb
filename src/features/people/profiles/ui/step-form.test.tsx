import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Problem } from '#platform/browser/problem.ts'
import { apart } from '#platform/shared/held.ts'
import { answer, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { saveStep5 } from '../contract.ts'
import { type CvSteps, FromCvNote, keepCvSteps } from './from-cv.tsx'
import { WorkEntries } from './history-entries.tsx'
import { LanguageEntries, SkillEntries } from './skill-entries.tsx'
import { fromCv, StepFive } from './step-five.tsx'
import { StepForm } from './step-form.tsx'
import { StepFour } from './step-four.tsx'

test('what is wrong with a step is summed up without the names of its fields', async () => {
  const errors = [
    { field: 'work.0.employer', code: 'required', message: 'Fill in this field' },
    { field: 'work.0.to', code: 'month_half', message: 'Choose both the month and the year' },
  ]
  const problem = new Problem({ code: 'invalid', errors })
  const nothing = async () => undefined
  const form = { errors, problem, sending: false, skipping: false, submit: nothing, skip: () => undefined }
  const work = [{ title: 'Buyer', employer: '', from: '', to: '2020-', description: '' }]
  await show(
    <StepForm step={4} form={form}>
      <WorkEntries
        value={work}
        onChange={() => undefined}
        errorOf={(name) => errors.find(({ field }) => field === name)?.message}
      />
    </StepForm>,
  )
  const links = () => page.getByRole('alert').getByRole('link').elements()
  await expect
    .poll(() => links().map(({ textContent }) => textContent))
    .toEqual([`${apart('Employer')}: Fill in this field`, `${apart('To')}: Choose both the month and the year`])
  await expect.element(page.getByLabelText('Year', { exact: true }).nth(1)).toHaveValue('2020')
})

test('a language of the CV that the list lacks is an empty row that does not say which it was', async () => {
  const listed = [{ id: 'fr', text: 'French' }]
  const languages = [
    { name: 'Français', language: 'fr', level: 'native' as const },
    { name: 'Baoulé', language: 'bci', level: null },
  ]
  const { languages: value } = fromCv({ skills: [], links: [], languages } as unknown as CvSteps, listed)
  await show(<LanguageEntries value={value} languages={listed} errorOf={() => undefined} onChange={() => undefined} />)
  await expect.element(page.getByLabelText('Language').nth(0)).toHaveValue('fr')
  await expect.element(page.getByLabelText('Language').nth(1)).toHaveValue('')
  await expect.element(page.getByLabelText('Level').nth(1)).toHaveValue('')
  await expect.element(page.getByText(/Your CV names .*Baoulé/)).toBeVisible()
  expect(page.getByText(/Your CV names/).elements()).toHaveLength(1)
})

test('which language lacks its level is not said, nor what the CV says of it', async () => {
  const errors = [{ field: 'languages.1.level', code: 'required', message: 'Fill in this field' }]
  answer(saveStep5, () => {
    throw new Refused(422, 'invalid', { errors })
  })
  const languages = [
    { name: 'Anglais', language: 'en', level: 'C1', level_said: '' },
    { name: 'Italien', language: 'it', level: null, level_said: 'je me débrouille' },
  ]
  keepCvSteps('7', { recognised: false, skills: [], links: [], languages } as unknown as CvSteps)
  const listed = [
    { id: 'en', text: 'English' },
    { id: 'it', text: 'Italian' },
  ]
  const profile = { skills: [], languages: [], licences: [], links: [], visibility: 'hidden', heard_of_id: null }
  const choices = { languages: listed, heardOf: [] }
  await show(<StepFive user="7" profile={profile as never} choices={choices as never} />)
  await expect.element(page.getByText(/Your CV says .*je me débrouille/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /Finish|Save/ }))
  const link = page.getByRole('alert').getByRole('link')
  await expect
    .poll(() => link.element().textContent.replaceAll(/[\u2066-\u2069]/g, ''))
    .toBe('Level (Italian): Fill in this field')
})

test('years of experience that the CV tells are not filled in, or without a word', async () => {
  const told = { recognised: false, experience: '5|10', summary: '', work: [], education: [] }
  keepCvSteps('7', told as unknown as CvSteps)
  const profile = { experience: null, summary: '', work: [], education: [], certificates: [] }
  const choices = { experience: [{ id: '5|10', text: '5 to 10 years' }], degrees: [] }
  await show(<StepFour user="7" profile={profile as never} choices={choices as never} />)
  await expect.element(page.getByLabelText(/Years of experience/)).toHaveValue('5|10')
  await expect.element(page.getByText('Filled from your CV')).toBeVisible()
})

test('a button of words alone stands in from the edge of the words above it, from either side', async () => {
  const value = [{ name: 'Excel', years: '' }]
  const filled = { isFilled: true, isRecognised: false, takeOut: () => undefined }
  const entries = (
    <>
      <FromCvNote filled={filled} />
      <SkillEntries value={value} onChange={() => undefined} errorOf={() => undefined} />
    </>
  )
  for (const [language, side] of [
    ['en', 'left'],
    ['ar', 'right'],
  ] as const) {
    const away = await show(entries, { language })
    const edgeOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()[side] ?? 0
    expect(Math.abs(edgeOf('.entry .field-label') - edgeOf('.entry .button > .icon'))).toBeLessThan(1)
    expect(Math.abs(edgeOf('.note p') - edgeOf('.note .button > .icon'))).toBeLessThan(1)
    away()
  }
})
