import { useState } from 'react'
import type { ColumnHead } from '#features/hiring/pipeline/ui/column-name.ts'
import { addressOf } from '#features/sourcing/cv-search/search-fields.ts'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { toast } from '#platform/browser/toast.ts'
import { apart } from '#platform/shared/held.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'

/** A form that few open: it comes when it is asked for. */
const HandDialog = late(async () => (await import('./hand-dialog.tsx')).HandDialog)

export type Job = {
  id: string
  title: string
  country: string
  position_id: number | null
  place_id: number | null
  /** Names are hidden: nobody is brought by name. */
  anonymous: boolean
}
type Props = {
  job: Job
  columns: readonly ColumnHead[]
  onAdded: (application: string) => void
  onOpen: (application: string) => void
}

/** Whoever is not in the pool is written down here and stands on the board, or is found in the CV search; many come by an import. */
export function OtherWays({ job, columns, onAdded, onOpen }: Props) {
  const { title, position_id, place_id } = job
  const t = useTranslations('pool.adding')
  const all = useTranslations('pool')
  const imports = useTranslations('imports')
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const added = (id: string, name: string) => {
    const action = { text: all('hand.view'), run: () => onOpen(id) }
    toast.show({ text: t('added', { name: apart(name) }), tone: 'good', action })
    onAdded(id)
  }
  const refusals = useTranslations('refusals')
  const search = addressOf({
    ...(position_id === null ? { q: title } : { position: [position_id] }),
    ...(place_id !== null && { place: place_id }),
  })
  const mayAdd = may('import') && may('applicant.move')
  return (
    <div className="cluster">
      {mayAdd && job.anonymous ? <p className="small quiet">{refusals('names_hidden')}</p> : null}
      {mayAdd && !job.anonymous ? (
        <Button look="primary" size="s" icon="plus" onClick={() => setAdding(true)}>
          {t('byHand')}
        </Button>
      ) : null}
      {may('cv.search') ? (
        <LinkButton size="s" icon="search" href={search}>
          {t('cvSearch')}
        </LinkButton>
      ) : null}
      {may('import') ? (
        <>
          <LinkButton size="s" look="text" icon="upload" href="/page/candidates/upload">
            {imports('addMany')}
          </LinkButton>
          <LinkButton size="s" look="text" icon="columns" href="/page/candidates/tables">
            {imports('addTable')}
          </LinkButton>
        </>
      ) : null}
      {isAdding ? <HandDialog {...{ job, columns, onOpen }} onAdded={added} onClose={() => setAdding(false)} /> : null}
    </div>
  )
}
