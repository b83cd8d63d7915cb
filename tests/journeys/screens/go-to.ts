import { expect, type Page } from '@playwright/test'

type Place = { at: string; leads: boolean; status: number }

/** The address typed in: the screen comes whole from the server. */
export async function open(page: Page, { at, leads, status }: Place): Promise<void> {
  const answer = await page.goto(at)
  expect(answer?.status(), at).toBe(status)
  if (!leads) expect(decodeURI(new URL(page.url()).pathname), at).toBe(decodeURI(at.replace(/\?.*/, '')))
}

/**
 * The address pressed as a link, which costs a quarter where the screen before is alive: only what is new is fetched. Where it
 * is not, where the same screen stays, or where the answer itself is looked at, the address is opened.
 */
export async function follow(page: Page, place: Place): Promise<void> {
  const { at, leads, status } = place
  const path = at.replace(/\?.*/, '')
  if (leads || status !== 200 || new URL(page.url(), 'http://nowhere').pathname === path) return open(page, place)
  const left = await page.evaluate((to) => {
    const main = document.querySelector('main')
    if (!main || !Object.keys(main).some((key) => key.startsWith('__react'))) return null
    delete (window as { arrived?: number }).arrived
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: to }))
    link.click()
    link.remove()
    return main.dataset.screen ?? ''
  }, at)
  if (left === null) return open(page, place)
  await page.waitForFunction(isThere, { path, left })
  await expect(page.locator('main[data-screen]'), at).not.toHaveAttribute('data-screen', 'maintenance')
}

/** Another screen stands at the address; where two have one name, a moment after the address changed. */
function isThere({ path, left }: { path: string; left: string }): boolean {
  const main = document.querySelector('main')
  if (!main || decodeURI(location.pathname) !== decodeURI(path)) return false
  if (main.dataset.screen !== left) return true
  const here = window as { arrived?: number }
  here.arrived ??= performance.now()
  return performance.now() - here.arrived > 1_000
}
