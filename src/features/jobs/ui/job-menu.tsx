import { useTranslations } from 'use-intl'
import { useMay, useSite } from '#features/session/ui/use-session.ts'
import { toast } from '#platform/browser/toast.ts'
import { Menu, type MenuEntry } from '#ui/over/menu.tsx'
import { isEditable, type JobState } from '../job-states.ts'
import { useJobMoves } from './use-job-moves.ts'

type Props = {
  job: { id: string; title: string; address: string; state: JobState }
  onClose: () => void
}

/** Everything that can be done with a job of the own page. */
export function JobMenu({ job, onClose }: Props) {
  const t = useTranslations('jobs.own.menu')
  const may = useMay()
  const { publicUrl } = useSite()
  const moves = useJobMoves()
  const { id, state } = job
  const url = `${publicUrl}/jobs/${encodeURIComponent(job.address)}`
  const isPublic = state === 'live' || state === 'paused' || state === 'closed'
  const move = (name: 'pause' | 'resume' | 'close', icon: 'eye-off' | 'eye' | 'x'): MenuEntry[] =>
    moves.can(state, name)
      ? [
          {
            id: name,
            text: t(name),
            icon,
            ...(name === 'close' && { tone: 'bad' as const }),
            ...(!moves.allowed && { disabled: true, help: t('notYours') }),
          },
        ]
      : []
  const entries: MenuEntry[] = [
    { id: 'edit', text: isEditable(state) ? t('edit') : t('see'), icon: 'edit', href: `/page/jobs/${id}` },
    { id: 'preview', text: t('preview'), icon: 'eye', href: `/page/jobs/${id}/preview` },
    ...(isPublic && may('applicant.read')
      ? [{ id: 'board', text: t('board'), icon: 'columns' as const, href: `/page/jobs/${id}/board` }]
      : []),
    ...(isPublic
      ? [
          'line' as const,
          { id: 'open', text: t('open'), icon: 'globe' as const, href: url },
          { id: 'copy', text: t('copy'), icon: 'link' as const },
          {
            id: 'share',
            text: t('share'),
            icon: 'share' as const,
            href: `/jobs/${encodeURIComponent(job.address)}/share`,
          },
        ]
      : []),
    ...(moves.can(state, 'close') ? ['line' as const] : []),
    ...move('pause', 'eye-off'),
    ...move('resume', 'eye'),
    ...move('close', 'x'),
  ]
  const choose = (chosen: string) => {
    if (chosen === 'pause') moves.pause(id)
    if (chosen === 'resume') moves.resume(id)
    if (chosen === 'close') onClose()
    if (chosen === 'copy')
      navigator.clipboard.writeText(url).then(
        () => toast.show({ text: t('copied'), tone: 'good' }),
        () => toast.show({ text: url, tone: 'warm' }),
      )
  }
  return <Menu label={t('label', { job: job.title })} iconOnly entries={entries} onChoose={choose} />
}
