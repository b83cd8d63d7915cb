import { recruiterTones } from '#features/agencies/recruiters/ui/state-tones.ts'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useKeptFocus } from '#platform/browser/use-kept-focus.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type ExternalJob, type ExternalPerson, listExternalJobs, withdrawPerson } from '../contract.ts'

/** One job, with the people its recruiter put forward. */
export function ExternalJobCard({ one, onAdd }: { one: ExternalJob; onAdd: () => void }) {
  const t = useTranslations('externalRecruiters.own')
  const said = useTranslations('recruiters')
  const { company, job, state, words, sent, most_people, hired, people, may_add } = one
  // the button goes with the last person one may add
  const place = useKeptFocus(`${may_add}`)
  return (
    <Card>
      <div className="stack">
        <div className="cluster spread">
          <h2 className="lead grow">
            <a className="link" href={job.path}>
              <bdi>{job.title}</bdi>
            </a>
          </h2>
          <Word tone={recruiterTones[state]}>{said(`states.${state}`)}</Word>
        </div>
        <Facts
          small
          items={[
            <bdi key="company">{company.name}</bdi>,
            job.place ? <bdi key="place">{job.place}</bdi> : null,
            said('invitations.openings', { count: job.openings }),
            said('sent', { sent, most: most_people }),
            hired > 0 ? said('hired', { count: hired }) : null,
          ]}
        />
        {words ? (
          <p className="prose" dir="auto">
            {words}
          </p>
        ) : null}
        {people.length > 0 ? (
          <ul className="rows" aria-label={t('people')}>
            {people.map((person) => (
              <Person key={person.id} person={person} />
            ))}
          </ul>
        ) : null}
        {may_add ? (
          <div>
            <Button look="primary" icon="plus" onClick={onAdd}>
              {t('add')}
            </Button>
          </div>
        ) : (
          <p ref={place} tabIndex={-1} className="small quiet">
            {t(state !== 'active' ? 'over' : job.open ? 'full' : 'notLive')}
          </p>
        )}
      </div>
    </Card>
  )
}

function Person({ person }: { person: ExternalPerson }) {
  const t = useTranslations('externalRecruiters.own')
  const status = useTranslations('applications.status')
  const day = useDay()
  const take = useSureSend(withdrawPerson, {
    onDone() {
      toast.show({ text: t('taken'), tone: 'good' })
      refreshCall(listExternalJobs)
    },
  })
  const { id, name, state, asked_at, answered_at, answer_due_at, may_withdraw } = person
  const place = useKeptFocus(`${state} ${may_withdraw}`)
  return (
    <li ref={place} tabIndex={-1} className="cluster spread">
      <bdi className={name ? '' : 'faint'}>{name ?? t('forgotten')}</bdi>
      <div className="cluster">
        <Facts
          small
          items={[
            person.status ? status(person.status) : t(`states.${state}`),
            state === 'asked' ? t('until', { day: day(answer_due_at) }) : day(answered_at ?? asked_at),
          ]}
        />
        {may_withdraw ? (
          <Button size="s" look="text" onClick={take.ask} aria-label={t('withdrawWho', { name: name ?? '' })}>
            {t('withdraw')}
          </Button>
        ) : null}
      </div>
      <SureDialog
        {...take.question}
        title={t('withdrawTitle')}
        about={<bdi>{name}</bdi>}
        go={t('withdraw')}
        onGo={() => take.send({ person: id })}
      >
        <p>{t('withdrawText')}</p>
      </SureDialog>
    </li>
  )
}
