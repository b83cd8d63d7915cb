import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { Match } from '../match-contract.ts'
import { MatchList } from './match-list.tsx'

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
