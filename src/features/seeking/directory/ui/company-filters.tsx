import { pageKinds, pageSizes } from '#features/companies/pages/contract.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { ChipDrop, ChipLink } from '#ui/basics/chip.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import type { companyFacets } from '../contract.ts'
import { type Asked, addressOf, nothingAsked, pairsOf, setIn } from './companies-address.ts'

type Facets = Gives<typeof companyFacets>['data']
type Props = { asked: Asked; facets: Facets; total: number }
type Choice = { value: string; text: string; count: number }

/** The filters as chips that open in place; each is a form of its own, and all of them stand in the address. */
export function CompanyFilters({ asked, facets, total }: Props) {
  const t = useTranslations('directory.filters')
  const tKinds = useTranslations('pages.kinds')
  const countIn = (facet: Facets['kind'], value: string) => facet.find((one) => one.value === value)?.count ?? 0
  const kinds = pageKinds.map((value) => ({ value, text: tKinds(value), count: countIn(facets.kind, value) }))
  const sizes = pageSizes.map((value) => ({ value, text: value, count: countIn(facets.size, value) }))
  const filters: [keyof Asked & ('industry' | 'place' | 'size' | 'kind'), Choice[]][] = [
    ['industry', facets.industry],
    ['place', facets.place],
    ['size', sizes],
    ['kind', kinds],
  ]
  return (
    <section className="directory-filters" aria-label={t('label')}>
      {filters.map(([name, choices]) => (
        <OneOf key={name} name={name} choices={choices} asked={asked} total={total} />
      ))}
      {(['open', 'verified'] as const).map((name) => (
        <ChipLink
          key={name}
          href={addressOf(asked, { [name]: !asked[name] })}
          on={asked[name]}
          iconEnd={asked[name] ? 'x' : undefined}
        >
          {t(name, { count: facets[name] })}
        </ChipLink>
      ))}
      {setIn(asked).some(({ name }) => name !== 'q') ? (
        <a className="link" href={addressOf({ ...nothingAsked, q: asked.q })}>
          {t('clear')}
        </a>
      ) : null}
    </section>
  )
}

type OneProps = { name: 'industry' | 'place' | 'size' | 'kind'; choices: Choice[]; asked: Asked; total: number }

function OneOf({ name, choices, asked, total }: OneProps) {
  const t = useTranslations('directory.filters')
  const format = useFormatter()
  const chosen = asked[name] === null ? null : String(asked[name])
  const said = choices.find(({ value }) => value === chosen)?.text
  const without = { ...asked, [name]: null, cursor: null }
  const form = `filter-${name}`
  return (
    <ChipDrop label={said ?? t(name)} on={chosen !== null} group="filters">
      <form action="/companies" method="get" data-auto="" id={form}>
        {pairsOf(without).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <div className="directory-choices">
          <RadioGroup
            name={name}
            label={t(name)}
            defaultValue={chosen ?? ''}
            choices={choices.map(({ value, text, count }) => ({ id: value, text, aside: format.number(count) }))}
          />
        </div>
      </form>
      <footer>
        <a className="link" href={addressOf(without)}>
          {t('clearOne')}
        </a>
        <Button type="submit" look="primary" size="s" form={form}>
          {t('show', { count: total })}
        </Button>
      </footer>
    </ChipDrop>
  )
}
