import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { Segments } from '#ui/lists/tabs-nav.tsx'
import { sortKeys } from '../rules.ts'
import type { Asking } from './asked.ts'
import { BoardTools } from './board-tools.tsx'
import { ViewsMenu } from './views-menu.tsx'

const ColumnsMenu = late(async () => (await import('./columns-menu.tsx')).ColumnsMenu)

export type ViewProps = {
  job: { id: string; anonymous: boolean }
  asking: Asking
  onAdd: (() => void) | null
}
type Props = ViewProps & {
  /** Above the filters of a phone rather than beside the search. */
  inSheet?: boolean
  children?: ReactNode
}

/** Order, kept views, look and tools: beside the search where there is room for them, and in the sheet of filters on a phone. */
export function BoardView({ job, asking, onAdd, inSheet = false, children }: Props) {
  const t = useTranslations('pipeline.bar')
  const { asked, look } = asking
  const looks = (look: string) => {
    const next = new URLSearchParams(asking.text)
    if (look === 'table') next.set('look', look)
    else next.delete('look')
    return `?${next}`
  }
  return (
    <div className={inSheet ? 'board-view-sheet' : 'board-view'}>
      <NativeSelect
        name="sort"
        {...(inSheet ? { id: 'f-sort-in-sheet' } : { size: 's' as const, bare: true })}
        label={t('sort')}
        value={asked.sort ?? (look === 'table' ? 'newest' : 'board')}
        onChange={(sort) => asking.sortBy(sort, null)}
        choices={sortKeys
          .filter((key) => (look === 'table' ? key !== 'board' : key !== 'stage' && key !== 'source'))
          .map((key) => ({ id: key, text: t(`sorts.${key}`) }))}
      />
      <ViewsMenu asking={asking} />
      {children}
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
    </div>
  )
}
