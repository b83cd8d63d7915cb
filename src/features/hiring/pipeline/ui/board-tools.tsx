import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import { Menu } from '#ui/over/menu.tsx'
import { setAnonymous } from '../stage-contract.ts'

const CriteriaDialog = late(async () => (await import('./criteria-dialog.tsx')).CriteriaDialog)
const StagesDialog = late(async () => (await import('./stages-dialog.tsx')).StagesDialog)

type Props = {
  job: { id: string; anonymous: boolean }
  /** Filters and order as they stand in the address. */
  query: string
  onAdd: (() => void) | null
}

/** How the team works on this job: its stages, what scorecards ask, whether names are hidden. */
export function BoardTools({ job, query, onAdd }: Props) {
  const t = useTranslations('pipeline.tools')
  const may = useMay()
  const [open, setOpen] = useState<'stages' | 'criteria' | null>(null)
  const hide = useSend(setAnonymous, { onDone: () => refresh('pipeline.changed') })
  const mayShape = may('job.publish')
  return (
    <>
      <Menu
        label={t('title')}
        icon="settings"
        iconOnly
        entries={[
          ...(onAdd ? [{ id: 'add', text: t('add'), icon: 'plus' as const }] : []),
          { id: 'tasks', text: t('tasks'), icon: 'check', href: '/page/tasks' },
          { id: 'print', text: t('print'), icon: 'print', href: `/to-print/applicants?of=${job.id}&${query}` },
          { id: 'shortlist', text: t('printShortlist'), icon: 'print', href: `/to-print/shortlist?of=${job.id}` },
          ...(may('applicant.move') ? [{ id: 'criteria', text: t('criteria'), icon: 'star' as const }] : []),
          ...(mayShape
            ? [
                {
                  ...{ id: 'recruiters', text: t('recruiters'), icon: 'users' as const },
                  href: `/page/jobs/${job.id}/recruiters`,
                },
              ]
            : []),
          ...(mayShape ? [{ id: 'stages', text: t('stages'), icon: 'columns' as const }] : []),
          ...(mayShape
            ? [
                job.anonymous
                  ? { id: 'open', text: t('open'), icon: 'eye' as const }
                  : { id: 'hide', text: t('hide'), help: t('hideHelp'), icon: 'eye-off' as const },
              ]
            : []),
          'line',
          { id: 'keys', text: t('keys'), help: t('keysHelp'), disabled: true },
        ]}
        onChoose={(id) => {
          if (id === 'add') onAdd?.()
          if (id === 'stages' || id === 'criteria') setOpen(id)
          if (id === 'hide' || id === 'open') hide.mutate({ job: job.id, anonymous: id === 'hide' })
        }}
      />
      {open === 'stages' ? <StagesDialog job={job.id} onClose={() => setOpen(null)} /> : null}
      {open === 'criteria' ? <CriteriaDialog job={job.id} onClose={() => setOpen(null)} /> : null}
    </>
  )
}
