import './offers.css'
import { directionOf, toLanguage } from '#platform/shared/languages.ts'
import { PaperSheet } from '#ui/basics/paper-sheet.tsx'
import { paragraphsOf } from '../rules.ts'

type Props = { label: string; letter: string; language: string }

/** A letter as it is read, in its own language and direction. */
export function LetterSheet({ label, letter, language }: Props) {
  return (
    <PaperSheet label={label} lang={language}>
      <div className="offer-letter" dir={directionOf(toLanguage(language))}>
        {paragraphsOf(letter).map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name of their own and never move
          <p key={at}>{paragraph}</p>
        ))}
      </div>
    </PaperSheet>
  )
}
