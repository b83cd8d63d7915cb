import { isEditable, isOut, type JobState, publicStates } from '#features/jobs/jobs/job-states.ts'
import { type PlainMove, useJobMoves } from '#features/jobs/jobs/ui/use-job-moves.ts'
import { useMay, useSite } from '#frame/use-session.ts'
import { copyText } from '#platform/browser/copy-text.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { IconName } from '#ui/basics/icon.tsx'
import { Menu } from '#ui/over/menu.tsx'
import type { MenuEntry } from '#ui/over/menu-entry.ts'

const plain: readonly PlainMove[] = ['open', 'pause', 'resume', 'relist', 'recall', 'archive']

type Props = {
  job: { id: string; title: string; address: string; state: JobState; may_write: boolean; has_board: boolean }
  onClose: () => void
}

/** Everything that can be done with a job of the own page. */
export function JobMenu({ job, onClose }: Props) {
  const t = useTranslations('jobs.own.menu')
  const promotion = useTranslations('promotion')
  const may = useMay()
  const { publicUrl } = useSite()
  const moves = useJobMoves()
  const { id, state } = job
  const url = `${publicUrl}/jobs/${encodeURIComponent(job.address)}`
  const isPublic = publicStates.includes(state)
  const move = (name: PlainMove | 'close', icon: IconName): MenuEntry[] =>
    moves.can(state, name)
      ? [
          {
            id: name,
            text: name === 'close' ? t('close') : t(`moves.${name}`),
            icon,
            ...(name === 'close' && { tone: 'bad' as const }),
            ...(!moves.allowed && { disabled: true, help: t('notYours') }),
          },
        ]
      : []
  const entries: MenuEntry[] = [
    {
      id: 'edit',
      text: job.may_write && isEditable(state) ? t('edit') : t('see'),
      icon: 'edit',
      href: `/page/jobs/${id}`,
    },
    ...(isOut(state) && job.may_write
      ? [{ id: 'change', text: t('change'), icon: 'edit' as const, href: `/page/jobs/${id}?edit` }]
      : []),
    { id: 'preview', text: t('preview'), icon: 'eye', href: `/page/jobs/${id}/preview` },
    ...(isPublic && job.has_board
      ? [{ id: 'board', text: t('board'), icon: 'columns' as const, href: `/page/jobs/${id}/board` }]
      : []),
    ...(state === 'live' && may('job.promote')
      ? [{ id: 'promote', text: promotion('openJob'), icon: 'star' as const, href: `/page/jobs/${id}` }]
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
    'line' as const,
    ...move('open', 'eye'),
    ...move('pause', 'eye-off'),
    ...move('resume', 'eye'),
    ...move('relist', 'retry'),
    ...move('recall', 'return'),
    ...move('archive', 'file'),
    ...move('close', 'x'),
  ]
  const choose = (chosen: string) => {
    if (chosen === 'close') onClose()
    const move = plain.find((one) => one === chosen)
    if (move) moves.move(move, id)
    if (chosen === 'copy') void copyText(url, { copied: t('copied') })
  }
  return <Menu label={t('label', { job: job.title })} iconOnly entries={entries} onChoose={choose} />
}
