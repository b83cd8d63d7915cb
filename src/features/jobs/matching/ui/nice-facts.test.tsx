import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { Match } from '../match-contract.ts'
import { NiceFacts } from './nice-facts.tsx'

const nice = (asked: string, result: Match['result']): Match => ({
  ...{ kind: 'skill', asked, result, shown: null, years: null, is_more: false },
})

test('what would help and is not there is told as a lack', async () => {
  await show(<NiceFacts nice={[nice('Excel', 'met'), nice('Welding', 'not_met'), nice('SAP', 'met')]} />)
  await expect.element(page.getByText(/Nice to have, found: .*Excel.*SAP/)).toBeVisible()
  expect(page.getByText('Welding').elements()).toHaveLength(0)
})
