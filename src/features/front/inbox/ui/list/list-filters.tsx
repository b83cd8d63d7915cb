import type { Dispatch, SetStateAction } from 'react'
import { shows } from '#features/talk/threads/contract.ts'
import { countThreads } from '#features/talk/threads/count-contract.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { ChipToggle } from '#ui/basics/chip.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { type Filter, kindsOf, type Viewer } from '../places.ts'
import { JobFilter } from './job-filter.tsx'

type Props = { as: Viewer; filter: Filter; onFilter: Dispatch<SetStateAction<Filter>> }

/** What of it one wants to see; what is asked most stands first. */
export function ListFilters({ as, filter, onFilter }: Props) {
  const t = useTranslations('inbox')
  const kinds = kindsOf[as]
  const format = useFormatter()
  const unread = useCall(countThreads, {}).data?.data[as] ?? 0
  // nobody is named where only two sides speak
  const offered = shows.filter((show) => (show === 'mentions' ? as === 'page' : show !== 'archived'))
  return (
    <fieldset className="scroll-x" aria-label={t('filters')}>
      {offered.map((show) => (
        <ChipToggle
          key={show}
          on={filter.show === show}
          {...(show === 'unread' && unread > 0 && { count: format.number(unread) })}
          onClick={() => onFilter((now) => ({ ...now, show: now.show === show ? 'all' : show }))}
        >
          {t(`shows.${show}`)}
        </ChipToggle>
      ))}
      {kinds.length > 0 ? (
        <Menu
          size="s"
          look={filter.kind ? 'primary' : 'quiet'}
          label={filter.kind ? t(`kinds.${filter.kind}`) : t('kinds.all')}
          entries={[
            { id: 'all', text: t('kinds.all') },
            ...kinds.map((kind) => ({ id: kind, text: t(`kinds.${kind}`) })),
          ]}
          onChoose={(id) => {
            const kind = kinds.find((one) => one === id)
            onFilter(({ kind: _, ...now }) => ({ ...now, ...(kind && { kind }) }))
          }}
        />
      ) : null}
      {as === 'page' ? <JobFilter filter={filter} onFilter={onFilter} /> : null}
      <ChipToggle
        icon="archive"
        on={filter.show === 'archived'}
        onClick={() => onFilter((now) => ({ ...now, show: now.show === 'archived' ? 'all' : 'archived' }))}
      >
        {t('shows.archived')}
      </ChipToggle>
    </fieldset>
  )
}
