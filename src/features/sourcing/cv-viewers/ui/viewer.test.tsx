import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { CvViewer } from '../contract.ts'
import { Viewer } from './viewer.tsx'

const at = '2026-11-20T09:00:00Z'
const viewer: CvViewer = {
  ...{ id: 'p', kind: 'page', page: { id: 'p', name: 'Al Safa', slug: 'al-safa' }, writes: false, thread: null },
  ...{ applications: [], people: 1, last_at: at, viewed_at: null, links: [] },
  happened: [{ what: 'exported', at, name: null }],
}

test('a company that never looked is said to have viewed the CV when something else happened', async () => {
  await show(<Viewer viewer={viewer} isHidden />)
  await expect.element(page.getByText('Not viewed yet')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/Last viewed|person viewed it/)
})

test('when a company last looked is not said, or is the day of something else', async () => {
  await show(<Viewer viewer={{ ...viewer, viewed_at: '2026-11-12T09:00:00Z' }} isHidden />)
  expect(document.body.textContent).toMatch(/Last viewed .*12.*1 person viewed it/)
})
