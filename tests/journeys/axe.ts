import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { axeStep } from './spent.ts'

/** Less than half of the readable one, which every page looked at would have to take in. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Look = { where?: string; isForColours?: boolean }

/**
 * The screen as it stands has no violation that axe knows of (WCAG 2.2 AA and good practice).
 * @param how `where` it stands, for whoever reads the failure; colours are most of the work, and the same in each language
 */
export const expectNoViolations = (page: Page, how: Look = {}): Promise<void> =>
  test.step(axeStep, () => look(page, how))

async function look(page: Page, { where, isForColours = true }: Look): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await stillness(page)
  let violations = await violationsOn(page, isForColours)
  // what began to fade while axe looked has no colours to speak of; what is wrong is wrong a moment later too
  if (violations.length > 0) {
    await stillness(page)
    violations = await violationsOn(page, isForColours)
  }
  expect(violations, where).toEqual([])
}

/** What is still fading in has no contrast to speak of; a lamp may go on glowing. */
const stillness = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ended = document.getAnimations().map((one) => one.finished)
    return Promise.race([Promise.allSettled(ended), new Promise((resolve) => setTimeout(resolve, 400))])
  })

const violationsOn = (page: Page, isForColours: boolean): Promise<string[]> =>
  page.evaluate(async (contrast) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const rules = { 'color-contrast': { enabled: contrast } }
    // style sheets read once more are for a rule that is not asked, that of locked orientation
    const preload = { assets: ['media'] }
    const found = await axe.run(document, { resultTypes: ['violations'], selectors: false, preload, rules })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }, isForColours)
