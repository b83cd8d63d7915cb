import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** The screen as it stands has no violation that axe knows of (WCAG 2.2 AA and good practice). */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  // what is still fading in has no contrast to speak of
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    return Promise.allSettled(ending.map((one) => one.finished))
  })
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') }
    const found = await inPage.run(document, { resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  })
  expect(violations).toEqual([])
}
