import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { Fit } from '../fit-rules.ts'
import type { Match } from '../match-contract.ts'
import { FitFacts } from './fit-facts.tsx'

const fit: Pick<Fit, 'asked' | 'met' | 'work' | 'level' | 'place'> = {
  ...{ asked: 1, met: 1, work: 'before', level: 'same', place: 'unsaid' },
}
const years: Match = {
  ...{ kind: 'experience', asked: '3–5 years', result: 'met', years: 5, is_more: false, is_now: true },
  shown: { from: 'cv', text: 'Content editor, Palm · \u20662021-01 –\u2069', marks: [], line: 4 },
}

test('work of once whose years count related work of today is not said to be long ago', async () => {
  await show(<FitFacts fit={fit} matches={[years]} reader="own" />)
  await expect.element(page.getByText('Work you have done; now you do related work')).toBeVisible()
})

test('work of once alone is still said to be not lately', async () => {
  await show(<FitFacts fit={fit} matches={[{ ...years, is_now: undefined }]} reader="own" />)
  await expect.element(page.getByText('Work you have done, but not lately')).toBeVisible()
})
