import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { OwnMenu } from './own-menu.tsx'
import type { Session } from './read-session.ts'

const session = {
  display: { id: 'u', name: 'Nadia Haddad', account_type: 'candidate' },
  ...{ pages: [], may: [], staff_may: [], staff_roles: [], chat_groups: [] },
} as unknown as Session

// its words are read aloud alone; what is pressed is the face
const openMenu = () => userEvent.click(page.elementLocator(document.querySelector('.drop-menu summary') as Element))

test('a public page leads a candidate back nowhere', async () => {
  await show(<OwnMenu session={session} at="/jobs" />)
  const applications = page.getByRole('link', { name: 'Applications' })
  expect(applications.elements()).toHaveLength(0)
  await openMenu()
  await expect.element(applications).toBeVisible()
  const hrefs = [...document.querySelectorAll('.menu-item')].map((item) => item.getAttribute('href'))
  for (const href of ['/home', '/applications', '/user/profile', '/settings']) expect(hrefs).toContain(href)
  expect(hrefs).not.toContain('/jobs')
})

test('a public page has no way out, or leaves the words of whoever signed out', async () => {
  await show(<OwnMenu session={session} at="/jobs" />)
  await openMenu()
  const out = page.getByRole('link', { name: 'Sign out' })
  await expect.element(out).toBeVisible()
  const link = out.element() as HTMLAnchorElement
  expect([link.dataset.send, link.getAttribute('href')]).toEqual(['POST /api/user/log-out', '/settings'])
  localStorage.setItem('fullname', 'Nadia Haddad')
  sessionStorage.setItem('message-1', 'Dear')
  link.dispatchEvent(new Event('sent', { bubbles: true }))
  expect([localStorage.getItem('fullname'), sessionStorage.getItem('message-1')]).toEqual([null, null])
})
