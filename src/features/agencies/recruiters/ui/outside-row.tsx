import type { ReactNode } from 'react'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import type { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import type { JobRecruiter } from '../contract.ts'
import { recruiterTones } from './state-tones.ts'

type Row = Pick<JobRecruiter, 'state' | 'sent' | 'hired' | 'most_people' | 'people' | 'may'>
type End = Pick<ReturnType<typeof useSureSend>, 'ask' | 'question'>
type Props = {
  job: string
  row: Row
  name: string
  /** How the name stands in the row: a link to a page, or the name alone. */
  named: ReactNode
  kind?: 'company'
  facts: readonly ReactNode[]
  /** Asks whether to let them go; what that means stands in the text. */
  end: End & { text: string; go: () => void }
  mayAsk: boolean
  onAsk: () => void
}

/** Whoever recruits for a job from outside, an agency or a person alone: whom they sent and how far these are, and the way out. */
export function OutsideRow({ job, row, name, named, kind, facts, end, mayAsk, onAsk }: Props) {
  const t = useTranslations('recruiters')
  const { state, sent, hired, most_people, may } = row
  return (
    <li className="row row-top">
      <Avatar name={name} {...(kind && { kind })} />
      <div className="grow stack stack-s">
        <div className="cluster spread">
          {named}
          <Word tone={recruiterTones[state]}>{t(`states.${state}`)}</Word>
        </div>
        <Facts small items={facts} />
        <Facts
          small
          items={[t('sent', { sent, most: most_people }), hired > 0 ? t('hired', { count: hired }) : null]}
        />
        <SentPeople job={job} people={row.people} />
        <div className="cluster">
          {may.includes('ask') && mayAsk ? (
            <Button size="s" onClick={onAsk}>
              {t('again')}
            </Button>
          ) : null}
          {may.includes('end') ? (
            <Button size="s" look="text" onClick={end.ask}>
              {t('end')}
            </Button>
          ) : null}
        </div>
        <SureDialog {...end.question} title={t('endTitle')} about={<bdi>{name}</bdi>} go={t('end')} onGo={end.go}>
          <p>{end.text}</p>
        </SureDialog>
      </div>
    </li>
  )
}

const known = ['submitted', 'in_review', 'shortlisted', 'interviewing', 'offered', 'hired', 'duplicate'] as const

function SentPeople({ job, people }: { job: string; people: Row['people'] }) {
  const t = useTranslations('recruiters')
  const day = useDay()
  if (people.length === 0) return null
  return (
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
  )
}

/** What is said and asked again once somebody was let go. */
export const whenEnded = (text: string, refresh: () => void) => ({
  onDone() {
    toast.show({ text, tone: 'good' as const })
    refresh()
  },
})
