import { useEffect, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Asking } from './asked.ts'
import { BoardView, type ViewProps } from './board-view.tsx'
import { useSettled } from './use-settled.ts'

const FilterDrawer = late(async () => (await import('./filter-drawer.tsx')).FilterDrawer)

type Props = ViewProps & { total: number }

/** What is shown, in which order and how; on a phone all but the search stands in one sheet. */
export function BoardBar({ job, asking, total, onAdd }: Props) {
  const t = useTranslations('pipeline.bar')
  const [filtering, setFiltering] = useState(false)
  const { count } = asking
  // whoever adds somebody is done with the filters
  const add = () => {
    setFiltering(false)
    onAdd?.()
  }
  return (
    <div className="board-tools">
      <Find asking={asking} />
      <Button look={count > 0 ? 'quiet' : 'plain'} size="s" icon="filters" onClick={() => setFiltering(true)}>
        {count > 0 ? t('filters', { count }) : t('filter')}
      </Button>
      {count > 0 ? (
        <span className="board-tools-clear">
          <Button look="text" size="s" onClick={asking.clear}>
            {t('clear')}
          </Button>
        </span>
      ) : null}
      <BoardView {...{ job, asking, onAdd }}>
        <p className="small faint" role="status">
          {t('count', { count: total })}
        </p>
      </BoardView>
      {filtering ? (
        <FilterDrawer
          job={job.id}
          {...{ asking, total }}
          view={<BoardView {...{ job, asking }} onAdd={onAdd && add} inSheet />}
          onClose={() => setFiltering(false)}
        />
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
