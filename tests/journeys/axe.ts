import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** The screen as it stands has no violation that axe knows of (WCAG 2.2 AA and good practice). */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  // what is still fading in has no contrast to speak of; a lamp may go on glowing
  await page.evaluate(() => {
    const ended = document.getAnimations().map((one) => one.finished)
    return Promise.race([Promise.allSettled(ended), new Promise((resolve) => setTimeout(resolve, 400))])
  })
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') }
    const found = await inPage.run(document, { resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  })
  expect(violations).toEqual([])
}
