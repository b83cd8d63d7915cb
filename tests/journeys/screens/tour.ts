import { expect, type Page } from '@playwright/test'
import type { Language } from '../../../src/platform/shared/languages.ts'
import { expectNoViolations } from '../axe.ts'
import type { Person } from '../people.ts'
import { follow, open } from './go-to.ts'

/** Where on a screen's address one goes; `leads` where the screen itself leads on, `status` where it is not 200. */
export type Stop = string | { at: string; leads?: true; status?: number }

/** What one kind of visitor sees: stops by the address of `src/routes.ts`, most with one, some with several. */
export type Tour<Facts = void> = {
  /** On the site with the demo content, or on the empty one of the other journeys. */
  on: 'demo' | 'empty'
  /** Who walks; nobody signs in for a guest. */
  as: () => Promise<Person | null>
  /** Whose screens are those of another with less on them speaks the own language alone. */
  speaks?: Language
  /** What the addresses need to know. */
  facts: (person: Person | null) => Promise<Facts>
  stops: Record<string, (facts: Facts) => Stop | Stop[]>
}

const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** From left to right on a desk, from right to left on a phone; the two longer languages where there is least room. */
const widthIn = (language: Language) => (language === 'en' ? desk : phone)

/** In these languages every visitor sees all that is theirs; in the others each address is seen once. */
export const isWhole = (language: Language): boolean => language === 'en' || language === 'ar'

/** The screen is the one of its address, in the language of the visitor, axe finds nothing, and no link is too low. */
export async function lookAt(page: Page, stop: Stop, language: Language): Promise<void> {
  const { at, leads = false, status = 200 } = typeof stop === 'string' ? { at: stop } : stop
  const width = widthIn(language)
  await page.setViewportSize(width)
  await (language === 'en' ? open : follow)(page, { at, leads, status })
  await expect(page.locator('main[data-screen]'), at).toBeVisible()
  await expect(page.locator('html:not([data-asleep])'), at).toHaveAttribute('lang', new RegExp(`^${language}`))
  await expectNoViolations(page, { where: `${at}, ${width.width} wide`, isForColours: language === 'en' })
  expect(await tooLow(page), `links too low for a finger at ${at}`).toEqual([])
  expect(await parted(page), `words parted letter by letter at ${at}`).toEqual([])
}

/** Links that are lower than 24 px: axe lets them pass where nothing else is near. */
const tooLow = (page: Page): Promise<string[]> =>
  page.locator('main :is(a.link, a.strong, button.link)').evaluateAll((links) =>
    links.flatMap((link) => {
      const { height } = link.getBoundingClientRect()
      return height > 0 && height < 23.9 && link.checkVisibility() ? [`${link.textContent}: ${height}`] : []
    }),
  )

/** Words on three lines or more: what stands beside them has left them no room. */
const parted = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const range = document.createRange()
    const linesOf = (text: Text, { index, 0: word }: RegExpExecArray) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 8)))
    }
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const { parentElement: around } = text
      // what is only heard is a point wide
      if (!around?.checkVisibility({ visibilityProperty: true }) || around.getBoundingClientRect().width < 3) continue
      for (const word of text.data.matchAll(/\p{L}{4,20}/gu)) if (linesOf(text, word).size > 2) found.push(word[0])
    }
    return found
  })
