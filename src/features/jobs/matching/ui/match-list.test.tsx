import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { Match } from '../match-contract.ts'
import { MatchList, ShortMatchList } from './match-list.tsx'

const match: Match = {
  ...{ kind: 'experience', asked: '2 years', result: 'met', years: 3, is_more: false },
  shown: { from: 'cv', text: 'Crane driver, Port · \u20662023-11 –\u2069', marks: [], line: 4 },
}

for (const [language, words] of [
  ['en', 'Nov 2023 – present'],
  ['ar', 'نوفمبر 2023 – حتى الآن'],
  ['ru', 'нояб. 2023 – настоящее время'],
  ['fr', 'nov. 2023 – aujourd’hui'],
] as const)
  test(`work that goes on breaks off after its dash: ${language}`, async () => {
    await show(<MatchList matches={[match]} reader="team" />, { language })
    await expect.element(page.getByText(new RegExp(words))).toBeVisible()
    expect(document.body.innerText).not.toMatch(/–\u2069/)
  })

test('each of several jobs says when, a period stays on its line, and where it stands is set apart', async () => {
  const text = 'Coordinator, Khor · \u20662023-11 –\u2069; Customs officer, Finch · \u20662021-10 – 2023-10\u2069'
  await show(<MatchList matches={[{ ...match, shown: { from: 'cv', text, marks: [], line: 4 } }]} reader="own" dense />)
  await expect
    .element(page.getByText(/Nov 2023 – present; Customs officer, Finch\s·\sOct 2021 – Oct 2023\s·\syour CV$/))
    .toBeVisible()
  const [period] = document.querySelectorAll('.match-period')
  expect(period && getComputedStyle(period).whiteSpace).toBe('nowrap')
})

test('the dash of an Arabic period stands between its months', async () => {
  await show(<MatchList matches={[match]} reader="team" />, { language: 'ar' })
  const period = document.querySelector('.match-period')
  expect(period && getComputedStyle(period).direction).toBe('rtl')
})

test('a skill of which a line shows a part is said to be partly found; one that was not stated is not', async () => {
  const skill: Match = {
    ...match,
    kind: 'skill',
    asked: 'Preventive maintenance of chillers',
    result: 'unknown',
    years: null,
  }
  const shown: Match['shown'] = { from: 'cv', text: 'Preventive maintenance', marks: [], line: 2 }
  await show(
    <MatchList
      matches={[
        { ...skill, shown },
        { ...skill, asked: 'Docker', shown: null },
      ]}
      reader="team"
    />,
  )
  await expect.element(page.getByText(/Partly found · .*Preventive maintenance/)).toBeVisible()
  await expect.element(page.getByText('Not stated in the CV')).toBeVisible()
})

test('what a line shows in part is never said not to be stated', async () => {
  const open = (kind: Match['kind'], asked: string, text: string): Match => ({
    ...{ ...match, kind, asked, result: 'unknown', years: null },
    shown: { from: 'cv', text, marks: [], line: 29 },
  })
  await show(
    <MatchList
      matches={[
        open('language', 'English', 'Anglais, A2, notions'),
        open('degree', 'Bachelor', 'Zorbing'),
        open('licence', 'C', 'A driving licence'),
      ]}
      reader="team"
    />,
  )
  await expect.element(page.getByText(/Basic level only · .*Anglais, A2, notions/)).toBeVisible()
  await expect.element(page.getByText(/Level of study unclear · .*Zorbing/)).toBeVisible()
  await expect.element(page.getByText(/Class not stated · .*A driving licence/)).toBeVisible()
  expect(document.body.innerText).not.toContain('Not stated')
})

test('who lives elsewhere in the country, or would move, is not said to meet the place', async () => {
  const place = (asked: string, text: string, near: NonNullable<Match['near']>): Match => ({
    ...{ ...match, kind: 'place', asked, result: 'unknown', years: null, near },
    shown: { from: 'profile', text, marks: [], line: null },
  })
  await show(
    <MatchList
      matches={[
        place('Al Ain', 'Ajman', 'other_city'),
        place('Guelmim', 'Morocco', 'country'),
        place('Riyadh', 'Saudi Arabia', 'wish'),
      ]}
      reader="team"
    />,
  )
  await expect.element(page.getByText(/Lives elsewhere in the country · .*Ajman/)).toBeVisible()
  await expect.element(page.getByText(/Lives in the country · .*Morocco/)).toBeVisible()
  await expect.element(page.getByText(/Would relocate there · .*Saudi Arabia/)).toBeVisible()
})

test('jobs that count and are not quoted are counted', async () => {
  const text = 'Cook, Palm · \u20662023-11 –\u2069; Cook, Finch · \u20662021-10 – 2023-10\u2069'
  await show(
    <MatchList matches={[{ ...match, shown: { from: 'cv', text, marks: [], line: 4, more: 2 } }]} reader="team" />,
  )
  await expect.element(page.getByText(/Oct 2021 – Oct 2023 and 2 more\s·\sCV$/)).toBeVisible()
})

test('a row shows everything that a job asks for, or folds away what is missing', async () => {
  const skill = (asked: string, result: Match['result']): Match => ({
    ...{ ...match, kind: 'skill', asked, result, years: null },
    shown: null,
  })
  const met = ['Excel', 'Forklift', 'Stock control', 'Dispatching', 'Invoices'].map((one) => skill(one, 'met'))
  await show(<ShortMatchList matches={[...met, skill('Incoterms', 'not_met')]} reader="own" />)
  await expect.element(page.getByText('Incoterms')).toBeVisible()
  await expect.element(page.getByText('Invoices')).not.toBeVisible()
  await page.getByText('3 more requirements').click()
  await expect.element(page.getByText('Invoices')).toBeVisible()
})

test('a skill that the CV names with the same words is told by its place alone, and by its result to whoever hears it', async () => {
  const skill: Match = { ...match, kind: 'skill', asked: 'Microsoft Excel', years: null }
  await show(
    <MatchList
      matches={[
        { ...skill, shown: { from: 'cv', text: 'microsoft Excel', marks: [], line: 18 } },
        { ...skill, asked: 'Word', shown: { from: 'cv', text: 'Word, Excel', marks: [], line: 19 } },
      ]}
      reader="own"
      dense
    />,
  )
  const [one, other] = document.querySelectorAll('.match-line')
  expect(one?.textContent).toBe('Microsoft ExcelFound · your CV, line 18')
  expect(other?.textContent).toMatch(/^WordFound · Word, Excel.·.your CV, line 19$/)
})
