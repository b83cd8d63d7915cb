import { useState } from 'react'
import { industries, positions } from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { send } from '#platform/browser/call.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives, Takes } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { searchIn } from '#ui/fields/choose.ts'
import { Combobox, PlaceField } from '#ui/fields/combobox.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { listTaking } from '../contract.ts'
import { TakingRow } from './taking-row.tsx'
import type { useChosen } from './use-chosen.ts'

type Filters = Takes<typeof listTaking>
type Props = { first: Gives<typeof listTaking>; chosen: ReturnType<typeof useChosen>; most: number }

const nothing: Filters = {}
const all = {}
const allPositions = { id: 0 }

/** Companies to choose from: found by name, place, industry and position. */
export function TakingList({ first, chosen, most }: Props) {
  const t = useTranslations('cvDrops.drop')
  const format = useFormatter()
  const [filters, setFilters] = useState<Filters>(nothing)
  const { data, isFetching } = useCall(listTaking, filters, filters === nothing ? { initial: first } : {})
  const found = usePages(filters, data)
  const isFull = chosen.companies.length >= most
  return (
    <div className="stack">
      <FilterFields filters={filters} onChange={(more) => setFilters({ ...filters, ...more })} />
      <p className="small quiet" role="status">
        {data ? t('found', { count: data.total, shown: format.number(data.total) }) : t('looking')}
      </p>
      {data && found.rows.length === 0 ? (
        <Empty icon="building" title={t('noneFound')}>
          {t('noneFoundHelp')}
        </Empty>
      ) : null}
      <ul className="takers" aria-busy={isFetching || undefined}>
        {found.rows.map((company) => (
          <TakingRow
            key={company.id}
            company={company}
            isChosen={chosen.has(company.id)}
            isFull={isFull}
            onToggle={() => chosen.toggle(company)}
          />
        ))}
      </ul>
      {found.next ? (
        <div>
          <Button busy={found.isLoading} onClick={found.more}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

type FieldsProps = { filters: Filters; onChange: (more: Filters) => void }

function FilterFields({ filters, onChange }: FieldsProps) {
  const t = useTranslations('cvDrops.drop')
  const sections = useList(industries, all)
  const titles = useList(positions, allPositions)
  const [place, setPlace] = useState<{ id: string; text: string } | null>(null)
  const [position, setPosition] = useState<{ id: string; text: string } | null>(null)
  return (
    <div className="grid">
      <TextField
        name="company-name"
        label={t('byName')}
        icon="search"
        type="search"
        maxLength={120}
        value={filters.q ?? ''}
        onChange={(q) => onChange({ q })}
      />
      <PlaceField
        name="company-place"
        label={t('byPlace')}
        address="/api/resources/location"
        value={place}
        onChange={(chosen) => {
          setPlace(chosen)
          onChange({ place: chosen ? Number(chosen.id) : undefined })
        }}
      />
      <NativeSelect
        name="company-industry"
        label={t('byIndustry')}
        empty={t('any')}
        choices={sections.choices.filter(({ parent }) => !parent)}
        value={filters.industry ? String(filters.industry) : ''}
        onChange={(id) => onChange({ industry: id ? Number(id) : undefined })}
      />
      <Combobox
        name="company-position"
        label={t('byPosition')}
        search={searchIn(titles.choices)}
        value={position}
        onChange={(chosen) => {
          setPosition(chosen)
          onChange({ position: chosen ? Number(chosen.id) : undefined })
        }}
      />
    </div>
  )
}

/** The parts of the list opened so far; another question begins anew. */
function usePages(filters: Filters, data: Gives<typeof listTaking> | undefined) {
  const [further, setFurther] = useState<{ of: Filters; rows: Gives<typeof listTaking>['data']; next: string | null }>()
  const [isLoading, setLoading] = useState(false)
  const own = further?.of === filters ? further : undefined
  const next = own ? own.next : (data?.next_cursor ?? null)
  const more = async () => {
    if (!next) return
    setLoading(true)
    try {
      const given = await send(listTaking, { ...filters, cursor: next })
      setFurther({ of: filters, rows: [...(own?.rows ?? []), ...given.data], next: given.next_cursor })
    } catch (problem) {
      toast.show({ text: (problem as Error).message, tone: 'bad' })
    } finally {
      setLoading(false)
    }
  }
  return { rows: [...(data?.data ?? []), ...(own?.rows ?? [])], next, isLoading, more }
}
