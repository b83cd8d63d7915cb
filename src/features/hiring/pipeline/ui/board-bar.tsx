import { useEffect, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Button } from '#ui/basics/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Segments } from '#ui/lists/tabs-nav.tsx'
import { sortKeys } from '../rules.ts'
import type { Asking } from './asked.ts'
import { BoardTools } from './board-tools.tsx'
import { useSettled } from './use-settled.ts'
import { ViewsMenu } from './views-menu.tsx'

const ColumnsMenu = late(async () => (await import('./columns-menu.tsx')).ColumnsMenu)
const FilterDrawer = late(async () => (await import('./filter-drawer.tsx')).FilterDrawer)

type Props = { job: { id: string; anonymous: boolean }; asking: Asking; total: number; onAdd: (() => void) | null }

/** What is shown, in which order and how. */
export function BoardBar({ job, asking, total, onAdd }: Props) {
  const t = useTranslations('pipeline.bar')
  const [filtering, setFiltering] = useState(false)
  const { asked, look, count } = asking
  const looks = (look: string) => {
    const next = new URLSearchParams(asking.text)
    if (look === 'table') next.set('look', look)
    else next.delete('look')
    return `?${next}`
  }
  return (
    <div className="board-tools">
      <Find asking={asking} />
      <Button look={count > 0 ? 'quiet' : 'plain'} size="s" icon="filters" onClick={() => setFiltering(true)}>
        {count > 0 ? t('filters', { count }) : t('filter')}
      </Button>
      {count > 0 ? (
        <Button look="text" size="s" onClick={asking.clear}>
          {t('clear')}
        </Button>
      ) : null}
      <NativeSelect
        name="sort"
        size="s"
        bare
        label={t('sort')}
        value={asked.sort ?? (look === 'table' ? 'newest' : 'board')}
        onChange={(sort) => asking.sortBy(sort, null)}
        choices={sortKeys
          .filter((key) => (look === 'table' ? key !== 'board' : key !== 'stage' && key !== 'source'))
          .map((key) => ({ id: key, text: t(`sorts.${key}`) }))}
      />
      <ViewsMenu asking={asking} />
      <p className="small faint" role="status">
        {t('count', { count: total })}
      </p>
      <span className="push row">
        {look === 'table' ? <ColumnsMenu /> : null}
        <Segments
          label={t('look')}
          items={[
            { href: looks('board'), words: t('board'), current: look === 'board' },
            { href: looks('table'), words: t('table'), current: look === 'table' },
          ]}
        />
        <BoardTools job={job} onAdd={onAdd} query={asking.text} />
      </span>
      {filtering ? (
        <FilterDrawer job={job.id} asking={asking} total={total} onClose={() => setFiltering(false)} />
      ) : null}
    </div>
  )
}

function Find({ asking }: { asking: Asking }) {
  const t = useTranslations('pipeline.board')
  const [query, setQuery] = useState(asking.asked.q ?? '')
  const settled = useSettled(query.trim())
  const now = asking.asked.q ?? ''
  const { set } = asking
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was written changes the address
  useEffect(() => {
    if (settled !== now) set('q', settled || null)
  }, [settled])
  return (
    <TextField
      name="q"
      type="search"
      label={t('find')}
      placeholder={t('find')}
      icon="search"
      size="s"
      bare
      autoComplete="off"
      value={query}
      onChange={setQuery}
    />
  )
}
