import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'

type Props<T> = {
  /** Below `profiles.entries`: its title, and what adds one. */
  kind: 'work' | 'education' | 'certificates' | 'languages' | 'skills'
  value: readonly T[]
  onChange: (value: T[]) => void
  fresh: () => T
  /** Of two short fields: one line each, told once above the first. */
  short?: boolean
  children: (entry: T, at: number, set: (part: Partial<T>) => void) => ReactNode
}

/** A list somebody writes: each entry a small form, to be added and taken away. */
export function Entries<T extends object>({ kind, value, onChange, fresh, short, children }: Props<T>) {
  const t = useTranslations('profiles.entries')
  return (
    <section className="stack" aria-labelledby={`entries-${kind}`}>
      <h2 id={`entries-${kind}`}>{t(`${kind}.title`)}</h2>
      {value.map((entry, at) => {
        const one = t(`${kind}.one`, { number: at + 1 })
        const remove = () => onChange(value.filter((_, place) => place !== at))
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is only its place in the list
            key={at}
            className={short ? 'entry-short' : 'entry stack'}
          >
            <legend className="sr-only">{one}</legend>
            {children(entry, at, (part) =>
              onChange(value.map((one, place) => (place === at ? { ...one, ...part } : one))),
            )}
            {short ? (
              <IconButton icon="trash" label={`${t('remove')} ${one}`} onClick={remove} />
            ) : (
              <div>
                <Button look="text" size="s" icon="trash" onClick={remove}>
                  {t('remove')} <span className="sr-only">{one}</span>
                </Button>
              </div>
            )}
          </fieldset>
        )
      })}
      <div>
        <Button look="quiet" icon="plus" onClick={() => onChange([...value, fresh()])}>
          {t(`${kind}.add`)}
        </Button>
      </div>
    </section>
  )
}
