import './word.css'
import type { ReactNode } from 'react'

export type Tone = 'plain' | 'good' | 'warm' | 'bad' | 'info' | 'accent'

/** Plain. A status in a word: said by the word, coloured only beside it. `boxed` where it stands among other text. */
export function Word({ tone = 'plain', boxed, children }: { tone?: Tone; boxed?: boolean; children: ReactNode }) {
  return (
    <span className="word" data-tone={tone} data-boxed={boxed || undefined}>
      {children}
    </span>
  )
}

/** Plain. Short facts in a line, parted by a quiet dot that never begins a line. */
export function Facts({ items, small }: { items: readonly ReactNode[]; small?: boolean }) {
  const shown = items.filter((item) => item !== null && item !== undefined && item !== false && item !== '')
  return (
    <ul className="facts" data-small={small || undefined}>
      {shown.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no name of their own and never move
        <li key={at}>{item}</li>
      ))}
    </ul>
  )
}
