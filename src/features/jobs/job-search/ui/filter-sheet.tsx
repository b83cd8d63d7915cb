import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { ChipDrop } from '#ui/basics/chip.tsx'
import { addressOf, pairsOf, type Search } from './search-address.ts'

type Props = {
  /** The filter, or several of one sheet. */
  name: keyof typeof gone
  label: ReactNode
  title: string
  search: Search
  total: number
  children: ReactNode
}

const gone = {
  days: { days: null },
  industry: { industry: null },
  type: { type: [] },
  workplace: { workplace: [] },
  experience: { experience: [] },
  salary: { salary: null },
  radius: { radius: null },
  more: { language: [], degree: null, benefit: [], visa: false, housing: false, pay_shown: false, easy: false },
} satisfies Record<string, Partial<Search>>

/** Of these several are chosen before one looks. */
const isGathered = (name: Props['name']) => name === 'salary' || name === 'more'

/** One filter: its choices, the way back, and how many jobs there are; without a script its button sends it. */
export function FilterSheet({ name, label, title, search, total, children }: Props) {
  const id = `filter-${name}`
  const t = useTranslations('jobSearch.filters')
  const without = { ...search, ...gone[name], page: 1, as_of: null, job: null }
  const isOn = addressOf(search) !== addressOf(without)
  return (
    <ChipDrop label={label} on={isOn} group="filters">
      <form
        action="/jobs"
        method="get"
        data-auto={isGathered(name) ? undefined : ''}
        data-foresees={isGathered(name) ? `${id}-show` : undefined}
        id={id}
      >
        {pairsOf(without).map(([key, value]) => (
          <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
        ))}
        <fieldset className="stack stack-s">
          <legend className="strong filter-title">{title}</legend>
          {children}
        </fieldset>
      </form>
      <footer>
        <a className="link" href={addressOf(without)}>
          {t('clear')}
        </a>
        <Button type="submit" look="primary" size="s" form={id} id={`${id}-show`}>
          {t('show', { count: total })}
        </Button>
      </footer>
    </ChipDrop>
  )
}
