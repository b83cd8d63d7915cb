import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** A message may be so long, a page may keep so many. */
export const mostText = 5000
export const mostTemplates = 100

/** Whoever writes to all applicants of a page keeps its templates; whoever reaches some of them uses them. */
export const mayKeepTemplates = (scope: string | null): Answer => (scope === 'all' ? yes : refuse('not_allowed'))

type Text = { language: string }

/** The text for a reader: the language asked for, that of the reader, that of the page, or whichever there is. */
export const textFor = <T extends Text>(texts: readonly T[], wishes: readonly (string | undefined)[]): T | undefined =>
  wishes.map((wish) => texts.find(({ language }) => language === wish)).find((text) => text !== undefined) ?? texts[0]
