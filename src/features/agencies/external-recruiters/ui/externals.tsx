import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { recruiterTones } from '#features/agencies/recruiters/ui/state-tones.ts'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { NotLoaded } from '#frame/work-screen.tsx'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
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
const known = ['submitted', 'in_review', 'shortlisted', 'interviewing', 'offered', 'hired'] as const

function Row({ job, row, mayAsk, onAsk }: Props) {
  const t = useTranslations('externalRecruiters')
  const said = useTranslations('recruiters')
  const day = useDay()
  const { name, email, state, sent, hired, most_people, people } = row
  return (
    <li className="row row-top">
      <Avatar name={name ?? email} />
      <div className="grow stack stack-s">
        <div className="cluster spread">
          <bdi className="medium">{name ?? email}</bdi>
          <Word tone={recruiterTones[state]}>{said(`states.${state}`)}</Word>
        </div>
        <Facts
          small
          items={[name ? <bdi key="email">{email}</bdi> : null, said('asked', { day: day(row.asked_at) })]}
        />
        <Facts
          small
          items={[said('sent', { sent, most: most_people }), hired > 0 ? said('hired', { count: hired }) : null]}
        />
        {people.length > 0 ? (
          <ul className="rows" aria-label={said('people')}>
            {people.map(({ application, name: who, stage, sent_at }) => (
              <li key={application} className="cluster spread">
                <a className="link" href={`/page/jobs/${job}/board?applicant=${application}`}>
                  <bdi>{who}</bdi>
                </a>
                <Facts small items={[said(`stages.${known.find((one) => one === stage) ?? 'ended'}`), day(sent_at)]} />
              </li>
            ))}
          </ul>
        ) : null}
        <div className="cluster">
          {row.may.includes('ask') && mayAsk ? (
            <Button size="s" onClick={onAsk}>
              {said('again')}
            </Button>
          ) : null}
          {row.may.includes('end') ? <End job={job} row={row} text={t('endText')} /> : null}
        </div>
      </div>
    </li>
  )
}

function End({ job, row, text }: Pick<Props, 'job' | 'row'> & { text: string }) {
  const said = useTranslations('recruiters')
  const end = useSureSend(endExternal, {
    onDone() {
      toast.show({ text: said('dialog.ended'), tone: 'good' })
      refreshCall(listExternals)
    },
  })
  return (
    <>
      <Button size="s" look="text" onClick={end.ask}>
        {said('end')}
      </Button>
      <SureDialog
        {...end.question}
        title={said('endTitle')}
        about={<bdi>{row.name ?? row.email}</bdi>}
        go={said('end')}
        onGo={() => end.send({ job, external: row.id })}
      >
        <p>{text}</p>
      </SureDialog>
    </>
  )
}
