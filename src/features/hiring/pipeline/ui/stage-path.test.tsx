import { expect, test } from 'vitest'
import { show } from '#tests/screens/show.tsx'
import type { Applicant } from './applicant-facts.tsx'
import { StagePath } from './stage-path.tsx'

test('stages that nobody was in are drawn as if they were done', async () => {
  const moved = { what: 'moved', from: 'submitted', to: 'interviewing' }
  const applicant = {
    stage: 'interviewing',
    submitted_at: '2026-11-02T09:00:00Z',
    history: [moved],
  } as unknown as Applicant
  await show(<StagePath applicant={applicant} />)
  const states = [...document.querySelectorAll('.path > li')].map((stop) => stop.getAttribute('data-state'))
  expect(states).toEqual(['done', 'skipped', 'skipped', 'now', 'next', 'next'])
})
