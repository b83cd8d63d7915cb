import { useState } from 'react'
import { useNow } from 'use-intl'
import type { JobState } from '#features/jobs/jobs/job-states.ts'
import { JobStateWord } from '#features/jobs/jobs/ui/job-state-word.tsx'
import { useMay, useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { ShareMenu } from '#ui/shells/share-menu.tsx'
import type { board } from '../contract.ts'
import { BoardMenu } from './board-menu.tsx'
import { Watchers } from './watchers.tsx'

const JobTeamDialog = late(async () => (await import('#features/jobs/jobs/ui/job-team-dialog.tsx')).JobTeamDialog)
const day = 86_400_000

type Props = {
  job: Gives<typeof board>['data']['job']
  /** Null for whoever may add nobody. */
  onAdd: (() => void) | null
  onInvited: () => void
}

/** Which job this is, how full, how long it is still open. */
export function BoardHead({ job, onAdd, onInvited }: Props) {
  const t = useTranslations('pipeline.board')
  const now = useNow({ updateInterval: 60_000 })
  const { publicUrl } = useSite()
  const may = useMay()
  const team = useTranslations('jobs.team')
  const [showsTeam, showTeam] = useState(false)
  const onTeam = may('job.publish') ? () => showTeam(true) : null
  const isOut = job.state === 'live' || job.state === 'paused'
  const address = `/jobs/${encodeURIComponent(job.address)}`
  const left = job.expires_at ? Math.ceil((new Date(job.expires_at).getTime() - now.getTime()) / day) : null
  return (
    <header className="board-head">
      <div className="grow">
        <h1 className="clip" dir="auto">
          {job.title}
        </h1>
        <Facts
          small
          items={[
            <JobStateWord key="state" state={job.state as JobState} />,
            job.place,
            job.applicant_cap
              ? t('taken', { count: job.applicants, cap: job.applicant_cap })
              : t('applicants', { count: job.applicants }),
            t('places', { count: job.openings }),
            job.invited > 0 ? (
              <button key="invited" type="button" className="link" onClick={onInvited}>
                {t('invited', { count: job.invited })}
              </button>
            ) : null,
            isOut && left !== null && left > 0 ? t('daysLeft', { count: left }) : null,
          ]}
        />
      </div>
      <div className="board-head-menu">
        <BoardMenu {...{ job, isOut, onAdd, onTeam }} />
      </div>
      <div className="row">
        <Watchers job={job.id} />
        {isOut ? <ShareMenu url={`${publicUrl}${address}`} title={job.title} more={`${address}/share`} /> : null}
        {onTeam ? (
          <Button look="quiet" icon="users" onClick={onTeam}>
            {team('open')}
          </Button>
        ) : null}
        {onAdd ? (
          <Button look="quiet" icon="plus" onClick={onAdd}>
            {t('add')}
          </Button>
        ) : null}
        {isOut && may('cv.search') ? (
          <LinkButton href={`/page/jobs/${job.id}/people`} look="quiet" icon="users">
            {t('people')}
          </LinkButton>
        ) : null}
        <LinkButton href={`/page/jobs/${job.id}`} look="quiet">
          {t('job')}
        </LinkButton>
      </div>
      {showsTeam ? <JobTeamDialog job={job.id} onClose={() => showTeam(false)} /> : null}
    </header>
  )
}
