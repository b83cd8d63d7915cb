import './path.css'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'

export type Stop = {
  words: ReactNode
  state: 'done' | 'skipped' | 'now' | 'next' | 'end'
  /** A line below the words: a date, a reason. */
  note?: ReactNode
}

type Props = {
  stops: readonly Stop[]
  label: string
  look?: 'across' | 'down'
  /** A path that led elsewhere is drawn without colour. */
  closed?: boolean
}

/** Plain. The signature of the house: a path with stops. On phones only the present stop keeps its words. */
export function Path({ stops, label, look = 'across', closed }: Props) {
  const t = useTranslations('ui')
  return (
    <ol className="path" data-look={look} data-closed={closed || undefined} aria-label={label}>
      {stops.map(({ words, state, note }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: stops never change places
          key={at}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="path-words">
            {words}
            <span className="sr-only">, {t(`path.${state}`)}</span>
          </span>
          {note ? <span className="path-note">{note}</span> : null}
        </li>
      ))}
    </ol>
  )
}
