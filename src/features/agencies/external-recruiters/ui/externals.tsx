import { useState } from 'react'
import { OutsideRow, whenEnded } from '#features/agencies/recruiters/ui/outside-row.tsx'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button } from '#ui/basics/button.tsx'
import { endExternal, type JobExternal, listExternals } from '../contract.ts'
import { InviteExternalDialog } from './invite-external-dialog.tsx'

/** People invited by mail to recruit for a job, beside the agencies: what each sent, and the ways in and out. */
export function Externals({ job }: { job: string }) {
  const t = useTranslations('externalRecruiters')
  const { data, isError, refetch } = useCall(listExternals, { job })
  const [open, setOpen] = useState<'new' | JobExternal | null>(null)
  const rows = data?.data.externals ?? []
  const isLive = data?.data.open ?? false
  return (
    <section className="stack" aria-labelledby="externals">
      <header className="cluster spread">
        <div className="stack stack-xs grow">
          <h2 id="externals">{t('title')}</h2>
          <p className="quiet measure">{t('lead')}</p>
        </div>
        {isLive ? (
          <Button icon="mail" onClick={() => setOpen('new')}>
            {t('invite')}
          </Button>
        ) : null}
      </header>
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data && rows.length === 0 ? <p className="quiet">{t('none')}</p> : null}
      <ul className="rows">
        {rows.map((row) => (
          <Row key={row.id} job={job} row={row} mayAsk={isLive} onAsk={() => setOpen(row)} />
        ))}
      </ul>
      {open ? (
        <InviteExternalDialog job={job} known={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      ) : null}
    </section>
  )
}

type Props = { job: string; row: JobExternal; mayAsk: boolean; onAsk: () => void }

function Row({ job, row, mayAsk, onAsk }: Props) {
  const t = useTranslations('externalRecruiters')
  const said = useTranslations('recruiters')
  const day = useDay()
  const end = useSureSend(
    endExternal,
    whenEnded(said('dialog.ended'), () => refreshCall(listExternals)),
  )
  const name = row.name ?? row.email
  return (
    <OutsideRow
      {...{ job, row, mayAsk, onAsk, name }}
      named={<bdi className="medium">{name}</bdi>}
      facts={[row.name ? <bdi key="email">{row.email}</bdi> : null, said('asked', { day: day(row.asked_at) })]}
      end={{ ...end, text: t('endText'), go: () => end.send({ job, external: row.id }) }}
    />
  )
}
