import './filters.css'
import { type JobWords, namesOf } from '#features/jobs/jobs/ui/read-job-words.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { ChipLink } from '#ui/basics/chip.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { AgeSheet } from './age-sheet.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { IndustrySheet } from './industry-sheet.tsx'
import { MoreSheet } from './more-sheet.tsx'
import { PaySheet } from './pay-sheet.tsx'
import { RadiusSheet } from './radius-sheet.tsx'
import type { FilterNames } from './read-filter-names.ts'
import { addressOf, filtersIn, noFilters, type Search } from './search-address.ts'

type Facet = readonly { value: string; count: number }[]
type Props = {
  search: Search
  facets: Record<'type' | 'workplace' | 'experience', Facet>
  words: JobWords
  total: number
  company: string | null
  names: FilterNames
}

const workplaces = ['on_site', 'hybrid', 'remote'] as const

/** The filters as chips that open in place; each is a form of its own, and all of them stand in the address. */
export function Filters({ search, facets, words, total, company, names: { position, industries, degrees } }: Props) {
  const t = useTranslations('jobSearch.filters')
  const tJobs = useTranslations('jobs.workplaces')
  const places = Object.fromEntries(workplaces.map((one) => [one, tJobs(one)]))
  const set = filtersIn(search).filter(({ name }) => name !== 'q' && name !== 'place')
  return (
    <section className="filter-chips" aria-label={t('label')}>
      <RadiusSheet search={search} total={total} />
      <PaySheet search={search} total={total} />
      <IndustrySheet search={search} total={total} industries={industries} />
      <Several name="type" names={words.types} />
      <Several name="workplace" names={places} />
      <Several name="experience" names={words.experience} />
      <AgeSheet search={search} total={total} />
      <MoreSheet search={search} total={total} benefits={words.benefits} degrees={degrees} />
      {search.position ? (
        <ChipLink href={addressOf(search, { position: null })} on iconEnd="x">
          <bdi>{position ?? t('position')}</bdi>
        </ChipLink>
      ) : null}
      {search.company ? (
        <ChipLink href={addressOf(search, { company: null })} on iconEnd="x">
          <bdi>{company ?? t('company')}</bdi>
        </ChipLink>
      ) : null}
      {set.length > 0 ? (
        <a className="link filter-clear" href={addressOf(search, noFilters)}>
          {t('clearAll')}
        </a>
      ) : null}
    </section>
  )

  function Several({ name, names }: { name: 'type' | 'workplace' | 'experience'; names: Record<string, string> }) {
    const counts = new Map(facets[name].map(({ value, count }) => [value, count]))
    const chosen = search[name]
    const [first, ...others] = namesOf(chosen, names)
    const label = !first ? t(name) : others.length > 0 ? t('more', { first, count: others.length }) : first
    return (
      <FilterSheet name={name} label={label} title={t(name)} search={search} total={total}>
        {Object.entries(names).map(([id, text]) => (
          <Checkbox key={id} name={name} value={id} defaultChecked={chosen.includes(id)} count={counts.get(id) ?? 0}>
            {text}
          </Checkbox>
        ))}
      </FilterSheet>
    )
  }
}
