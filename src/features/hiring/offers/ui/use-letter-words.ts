import { useState } from 'react'
import type { Language } from '#platform/shared/languages.ts'

/** Texts of letters, by language. */
export type Texts = Record<string, string>
type Letter = { language: Language; text: string }
type Asked = {
  now: Letter
  /** What the page's letters say. */
  texts: Texts
  /** What the site's say. */
  standards: Texts
  change: (letter: Letter) => void
}

/** Another language brings its own letter, unless this one was rewritten by hand. */
export function useLetterWords({ now, texts, standards, change }: Asked) {
  const [left, setLeft] = useState<Letter | null>(null)
  const stays = left?.text === now.text ? left : null
  return {
    /** The language of words that stayed when another was chosen, until they are written on. */
    textStaysIn: stays && stays.language !== now.language ? stays.language : null,
    setLanguage(language: Language) {
      const { text } = now
      const isAsTaken = [...Object.values(texts), ...Object.values(standards)].some((one) => isSame(one, text))
      change({ language, text: isAsTaken ? (texts[language] ?? text) : text })
      setLeft(isAsTaken || !text.trim() ? null : { language: (stays ?? now).language, text })
    },
  }
}

/** What is kept has lost its outer spaces. */
const isSame = (one: string, other: string) => one.trim() === other.trim()
