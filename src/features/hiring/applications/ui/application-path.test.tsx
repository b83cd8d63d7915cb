import { expect, test } from 'vitest'
import type { Session } from '#frame/read-session.ts'
import { show } from '#tests/screens/show.tsx'
import { ApplicationPath } from './application-path.tsx'

const at = { submitted_at: '2026-11-02T09:00:00Z', moved_at: '2026-11-09T09:00:00Z' }
const states = () => [...document.querySelectorAll('.path > li')].map((stop) => stop.getAttribute('data-state'))

test('a candidate is told that a status was completed which the application never had', async () => {
  await show(<ApplicationPath application={{ status: 'interview', passed: ['sent', 'seen', 'interview'], ...at }} />)
  expect(states()).toEqual(['done', 'done', 'skipped', 'now', 'next', 'next'])
})

test('a hire takes what was skipped for done', async () => {
  await show(<ApplicationPath application={{ status: 'hired', passed: ['sent', 'seen', 'offer', 'hired'], ...at }} />)
  expect(states()).toEqual(['done', 'done', 'skipped', 'skipped', 'done', 'done'])
})

test('the path tells another day than the activity below it, where the browser knows UTC alone', async () => {
  const late = { submitted_at: '2026-11-02T22:30:00Z', moved_at: '2026-11-09T22:30:00Z' }
  const session = { zone: 'Asia/Dubai' } as Session
  await show(<ApplicationPath application={{ status: 'seen', passed: ['sent', 'seen'], ...late }} />, { session })
  const notes = [...document.querySelectorAll('.path > li')].map((stop) => stop.textContent).join(' ')
  expect(notes).toMatch(/Nov 3|3 Nov/)
  expect(notes).toMatch(/Nov 10|10 Nov/)
})
