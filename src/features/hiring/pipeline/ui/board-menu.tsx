import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Menu } from '#ui/over/menu.tsx'
import type { MenuEntry } from '#ui/over/menu-entry.ts'

type Props = {
  job: { id: string; address: string }
  /** Whether the job is to be found, and people for it. */
  isOut: boolean
  /** Null for whoever may add nobody. */
  onAdd: (() => void) | null
  /** Null for whoever decides on nobody’s access. */
  onTeam: (() => void) | null
}

/** What stands beside the name of the job where there is room, as one menu where there is none. */
export function BoardMenu({ job, isOut, onAdd, onTeam }: Props) {
  const t = useTranslations('pipeline.board')
  const team = useTranslations('jobs.team')
  const ui = useTranslations('ui')
  const may = useMay()
  const entries: MenuEntry[] = [
    ...(isOut && may('cv.search')
      ? [{ id: 'people', text: t('people'), icon: 'users' as const, href: `/page/jobs/${job.id}/people` }]
      : []),
    ...(onAdd ? [{ id: 'add', text: t('add'), icon: 'plus' as const }] : []),
    ...(onTeam ? [{ id: 'team', text: team('open'), icon: 'users' as const }] : []),
    ...(isOut
      ? [
          {
            ...{ id: 'share', text: ui('share.open'), icon: 'share' as const },
            href: `/jobs/${encodeURIComponent(job.address)}/share`,
          },
        ]
      : []),
    { id: 'job', text: t('job'), icon: 'jobs', href: `/page/jobs/${job.id}` },
  ]
  return (
    <Menu
      label={t('menu')}
      iconOnly
      entries={entries}
      onChoose={(id) => {
        if (id === 'add') onAdd?.()
        if (id === 'team') onTeam?.()
      }}
    />
  )
}
