import { useTranslations } from 'use-intl'
import { useTerms } from '#features/agencies/clients/ui/use-terms.ts'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { endRecruiter, type JobRecruiter, listRecruiters } from '../contract.ts'
import { recruiterTones } from './state-tones.ts'

type Props = { job: string; row: JobRecruiter; mayAsk: boolean; onAsk: () => void }

const known = ['submitted', 'in_review', 'shortlisted', 'interviewing', 'offered', 'hired'] as const

/** An outside recruiter: terms, whom it sent and how far they are, and the way out. */
export function RecruiterRow({ job, row, mayAsk, onAsk }: Props) {
  const t = useTranslations('recruiters')
  const day = useDay()
  const terms = useTerms()
  const { agency, state, sent, hired, most_people, people } = row
  return (
    <li className="row row-top">
      <Avatar name={agency.name} kind="company" />
      <div className="grow stack stack-s">
        <div className="cluster spread">
          <a className="link medium" href={`/companies/${agency.slug}`}>
            <bdi>{agency.name}</bdi>
          </a>
          <Word tone={recruiterTones[state]}>{t(`states.${state}`)}</Word>
        </div>
        <Facts
          small
          items={[
            t(`kinds.${agency.kind === 'freelance' ? 'freelance' : 'agency'}`),
            terms.fee(row),
            terms.guarantee(row),
            t('asked', { day: day(row.asked_at) }),
          ]}
        />
        <Facts
          small
          items={[t('sent', { sent, most: most_people }), hired > 0 ? t('hired', { count: hired }) : null]}
        />
        {people.length > 0 ? (
          <ul className="rows" aria-label={t('people')}>
            {people.map(({ application, name, stage, sent_at }) => (
              <li key={application} className="cluster spread">
                <a className="link" href={`/page/jobs/${job}/board?applicant=${application}`}>
                  <bdi>{name}</bdi>
                </a>
                <Facts small items={[t(`stages.${known.find((one) => one === stage) ?? 'ended'}`), day(sent_at)]} />
              </li>
            ))}
          </ul>
        ) : null}
        <Acts job={job} row={row} mayAsk={mayAsk} onAsk={onAsk} />
      </div>
    </li>
  )
}

function Acts({ job, row, mayAsk, onAsk }: Props) {
  const t = useTranslations('recruiters')
  const end = useSureSend(endRecruiter, {
    onDone() {
      toast.show({ text: t('dialog.ended'), tone: 'good' })
      refreshCall(listRecruiters)
    },
  })
  return (
    <div className="cluster">
      {row.may.includes('ask') && mayAsk ? (
        <Button size="s" onClick={onAsk}>
          {t('again')}
        </Button>
      ) : null}
      {row.may.includes('end') ? (
        <Button size="s" look="text" onClick={end.ask}>
          {t('end')}
        </Button>
      ) : null}
      <SureDialog
        {...end.question}
        title={t('endTitle')}
        about={<bdi>{row.agency.name}</bdi>}
        go={t('end')}
        onGo={() => end.send({ job, recruiter: row.id })}
      >
        <p>{t('endText')}</p>
      </SureDialog>
    </div>
  )
}
