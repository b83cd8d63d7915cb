import { useState } from 'react'
import { Externals } from '#features/agencies/external-recruiters/ui/externals.tsx'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty, Note } from '#ui/basics/note.tsx'
import { type JobRecruiter, listRecruiters } from '../contract.ts'
import type { Route } from './+types/recruiters-screen'
import { InviteDialog } from './invite-dialog.tsx'
import { RecruiterRow } from './recruiter-row.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { job } = asked.params
  return { job, first: session?.may.includes('job.publish') ? await load(page, listRecruiters, { job }) : undefined }
}

/** Outside recruiters of a job: who was invited under which terms, whom they sent, what came of it. */
export default function RecruitersScreen({ loaderData: { job, first } }: Route.ComponentProps) {
  const t = useTranslations('recruiters')
  const { data, isError, refetch } = useCall(listRecruiters, { job }, { initial: first, enabled: first !== undefined })
  const [open, setOpen] = useState<'new' | JobRecruiter | null>(null)
  const one = data?.data
  const rows = one?.recruiters ?? []
  const invite = one?.open ? (
    <Button look="primary" icon="plus" onClick={() => setOpen('new')}>
      {t('invite')}
    </Button>
  ) : null
  return (
    <WorkScreen title={t('title')} name="recruiters" needs="job.publish">
      <div>
        <LinkButton look="text" size="s" icon="back" href={`/page/jobs/${job}/board`}>
          {t('back')}
        </LinkButton>
      </div>
      <header className="cluster spread">
        <div className="stack stack-xs grow">
          <h1>{t('title')}</h1>
          {one ? (
            <p className="medium">
              <bdi>{one.title}</bdi>
            </p>
          ) : null}
          <p className="quiet measure">{t('lead')}</p>
        </div>
        {rows.length > 0 ? invite : null}
      </header>
      {isError && !one ? <NotLoaded onRetry={refetch} /> : null}
      {one && !one.open ? <Note>{t('notLive')}</Note> : null}
      {one && rows.length === 0 ? (
        <Empty icon="users" title={t('none')} action={invite}>
          {t('noneHelp')}
        </Empty>
      ) : null}
      <ul className="rows">
        {rows.map((row) => (
          <RecruiterRow key={row.id} job={job} row={row} mayAsk={one?.open ?? false} onAsk={() => setOpen(row)} />
        ))}
      </ul>
      {one ? <Externals job={job} /> : null}
      {open ? <InviteDialog job={job} known={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
    </WorkScreen>
  )
}
