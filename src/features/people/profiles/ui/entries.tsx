import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'

type Props<T> = {
  /** Below `profiles.entries`: its title, and what adds one. */
  kind: 'work' | 'education' | 'certificates' | 'languages' | 'skills'
  value: readonly T[]
  onChange: (value: T[]) => void
  fresh: () => T
  children: (entry: T, at: number, set: (part: Partial<T>) => void) => ReactNode
}

/** A list somebody writes: each entry a small form, to be added and taken away. */
export function Entries<T extends object>({ kind, value, onChange, fresh, children }: Props<T>) {
  const t = useTranslations('profiles.entries')
  return (
    <section className="stack" aria-labelledby={`entries-${kind}`}>
      <h2 id={`entries-${kind}`}>{t(`${kind}.title`)}</h2>
      {value.map((entry, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is only its place in the list
          key={at}
          className="entry stack"
        >
          <legend className="sr-only">{t(`${kind}.one`, { number: at + 1 })}</legend>
          {children(entry, at, (part) =>
            onChange(value.map((one, place) => (place === at ? { ...one, ...part } : one))),
          )}
          <div>
            <Button
              look="text"
              size="s"
              icon="trash"
              onClick={() => onChange(value.filter((_, place) => place !== at))}
            >
              {t('remove')} <span className="sr-only">{t(`${kind}.one`, { number: at + 1 })}</span>
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button look="quiet" icon="plus" onClick={() => onChange([...value, fresh()])}>
          {t(`${kind}.add`)}
        </Button>
      </div>
    </section>
  )
}
