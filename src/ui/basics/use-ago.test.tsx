import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { useAgo } from './use-ago.ts'

function Ago({ at }: { at: string }) {
  return <p>{useAgo()(at)}</p>
}

test('what happened after the page was drawn is told as still to come', async () => {
  await show(<Ago at="2026-11-24T09:00:03Z" />)
  await expect.element(page.getByText('now', { exact: true })).toBeVisible()
})

test('how long ago it was counts from another moment', async () => {
  await show(<Ago at="2026-11-24T06:00:00Z" />)
  await expect.element(page.getByText('3 hours ago')).toBeVisible()
})
