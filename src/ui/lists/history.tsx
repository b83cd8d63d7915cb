import { Typed } from '#ui/basics/typed.tsx'
import './history.css'
import type { ReactNode } from 'react'

export type HistoryEntry = {
  id: string
  /** A machine-readable moment. */
  at: string
  /** The same moment in words. */
  when: ReactNode
  words: ReactNode
  /** What somebody wrote. */
  said?: string
  /** What there is to say of it: files, where it came from. */
  below?: ReactNode
  mine?: boolean
  /** A face or a sign in place of the stop. */
  face?: ReactNode
}

/** Plain. What happened, as a path going down; the newest first or last, as it is given. */
export function History({ entries, label }: { entries: readonly HistoryEntry[]; label: string }) {
  return (
    <ol className="history" aria-label={label}>
      {entries.map(({ id, at, when, words, said, below, mine, face }) => (
        <li key={id}>
          {face ?? <span className="history-stop" />}
          <div>
            <p>{words}</p>
            {said ? (
              <blockquote dir="auto" data-mine={mine || undefined}>
                <Typed text={said} />
              </blockquote>
            ) : null}
            {below}
            <time dateTime={at}>{when}</time>
          </div>
        </li>
      ))}
    </ol>
  )
}
