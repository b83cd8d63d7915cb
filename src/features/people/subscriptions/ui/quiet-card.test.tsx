import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { giving, holdBack } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { setQuietHours } from '../contract.ts'
import { QuietCard } from './quiet-card.tsx'

test('hours written while the switch is still on its way arrive before it, and are lost', async () => {
  const waiting = holdBack(setQuietHours)
  await show(<QuietCard first={null} />)
  await userEvent.click(page.getByRole('switch'))
  await userEvent.selectOptions(page.getByLabelText('From'), '23:30')
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.give(giving({ quiet: null }) as never)
  await expect.poll(() => waiting[1]?.input.quiet?.from).toBe('23:30')
})
