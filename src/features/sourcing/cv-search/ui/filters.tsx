import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { ChipDrop, ChipToggle } from '#ui/basics/chip.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { Checkbox, RadioGroup } from '#ui/fields/choice.tsx'
import { type CvQuery, cvFacets, freeWithin, type searchCvs, updatedWithin } from '../contract.ts'
import { KeywordFilter } from './keyword-filter.tsx'
import { LanguageFilter } from './language-filter.tsx'
import { type Ask, inputOf } from './read-asked.ts'

type Props = { query: CvQuery; onAsk: Ask }
type Parts = Gives<typeof searchCvs>['parts']

const facetFilters = ['position', 'skill', 'experience', 'nationality', 'degree'] as const
const radii = [10, 25, 50, 100, 200]

/** Filters in chips that open in place; each choice is asked for at once and stands in the address. */
export function Filters({ query, parts, onAsk }: Props & { parts: Parts }) {
  const t = useTranslations('cvSearch.filters')
  const [isOpened, setOpened] = useState(false)
  const { data } = useCall(cvFacets, inputOf({ ...query, sort: 'relevance' }) as object, { enabled: isOpened })
  const open = () => setOpened(true)
  const facets = data?.data
  const { q, place, job, sort } = query
  const isSet = Object.keys(inputOf({ ...query, q: '', place: undefined, job: undefined, sort: 'relevance' })).some(
    (name) => name !== 'sort',
  )
  return (
    // counts are asked for when somebody comes near
    <fieldset className="cv-filters" onFocus={open} onPointerOver={open}>
      <legend className="sr-only">{t('label')}</legend>
      {facetFilters.map((name) => (
        <ChipDrop
          key={name}
          label={labelOf(t(name), query[name].length)}
          on={query[name].length > 0}
          group="cv-filters"
        >
          <FacetChoices name={name} query={query} values={facets?.[name]} onAsk={onAsk} />
        </ChipDrop>
      ))}
      <LanguageFilter query={query} values={facets?.language} onAsk={onAsk} />
      <ChipDrop
        label={query.free === undefined ? t('free') : t('freeIn', { days: query.free })}
        on={query.free !== undefined}
        group="cv-filters"
      >
        <Days name="free" choices={freeWithin} query={query} onAsk={onAsk} />
      </ChipDrop>
      <ChipDrop
        label={query.updated ? t('updatedIn', { days: query.updated }) : t('updated')}
        on={query.updated !== undefined}
        group="cv-filters"
      >
        <Days name="updated" choices={updatedWithin} query={query} onAsk={onAsk} />
      </ChipDrop>
      <PlaceFilter query={query} named={cityIn(parts)} onAsk={onAsk} />
      <KeywordFilter query={query} onAsk={onAsk} />
      <ChipToggle
        on={query.hide_seen ?? false}
        onClick={() => onAsk({ hide_seen: query.hide_seen ? undefined : true })}
      >
        {t('hideSeen')}
      </ChipToggle>
      {isSet ? (
        <Button look="text" size="s" onClick={() => onAsk({ ...nothing, q, place, job, sort })}>
          {t('clear')}
        </Button>
      ) : null}
    </fieldset>
  )
}

const nothing: Partial<CvQuery> = {
  ...{ must: '', without: '', radius: undefined, resident: undefined, free: undefined, updated: undefined },
  ...{ position: [], skill: [], experience: [], degree: [], language: [], nationality: [], hide_seen: undefined },
}

const labelOf = (label: string, count: number) => (count > 0 ? `${label} · ${count}` : label)

type Value = { value: string; text: string; count: number }
type ChoicesProps = Props & { name: (typeof facetFilters)[number]; values: readonly Value[] | undefined }

function FacetChoices({ name, query, values, onAsk }: ChoicesProps) {
  const t = useTranslations('cvSearch.filters')
  if (!values) return <Skeleton />
  const chosen = query[name].map(String)
  const rows = [
    ...values,
    ...chosen
      .filter((one) => !values.some(({ value }) => value === one))
      .map((value) => ({ value, text: value, count: 0 })),
  ]
  const change = (value: string, on: boolean) => {
    const next = on ? [...chosen, value] : chosen.filter((one) => one !== value)
    onAsk({ [name]: name === 'skill' || name === 'experience' ? next : next.map(Number) })
  }
  return (
    <fieldset className="stack stack-s">
      <legend className="strong filter-title">{t(name)}</legend>
      {rows.length === 0 ? <p className="quiet">{t('none')}</p> : null}
      {rows.map(({ value, text, count }) => (
        <Checkbox
          key={value}
          name={name}
          count={count}
          value={chosen.includes(value)}
          onChange={(on) => change(value, on)}
        >
          <bdi>{text}</bdi>
        </Checkbox>
      ))}
    </fieldset>
  )
}

type DaysProps = Props & { name: 'free' | 'updated'; choices: readonly number[] }

function Days({ name, choices, query, onAsk }: DaysProps) {
  const t = useTranslations('cvSearch.filters')
  return (
    <RadioGroup
      name={name}
      label={t(name)}
      choices={[
        { id: '', text: t('any') },
        ...choices.map((days) => ({ id: String(days), text: t(`${name}In`, { days }) })),
      ]}
      value={query[name] === undefined ? '' : String(query[name])}
      onChange={(days) => onAsk({ [name]: days === '' ? undefined : Number(days) })}
    />
  )
}

/** The one city that the words name, around which one may look too. */
function cityIn(parts: Parts): number {
  const cities = parts.filter(({ kind, value }) => kind === 'place' && Number(value) > 0)
  return cities.length === 1 ? Number(cities[0]?.value) : 0
}

function PlaceFilter({ query, named, onAsk }: Props & { named: number }) {
  const t = useTranslations('cvSearch.filters')
  const { place, radius, resident } = query
  const city = place ?? named
  if (place === undefined && named === 0) return null
  return (
    <ChipDrop
      label={
        radius ? t('within', { km: radius }) : t(place === undefined ? 'radius' : resident ? 'residents' : 'movers')
      }
      on={Boolean(radius ?? resident)}
      group="cv-filters"
    >
      <div className="stack">
        {place === undefined ? null : (
          <Checkbox name="resident" value={resident ?? false} onChange={(on) => onAsk({ resident: on || undefined })}>
            {t('onlyResidents')}
          </Checkbox>
        )}
        {city > 0 ? (
          <RadioGroup
            name="radius"
            label={t('radius')}
            choices={[
              { id: '', text: t('onlyCity') },
              ...radii.map((km) => ({ id: String(km), text: t('within', { km }) })),
            ]}
            value={radius ? String(radius) : ''}
            onChange={(km) => onAsk({ radius: Number(km) || undefined })}
          />
        ) : null}
      </div>
    </ChipDrop>
  )
}
