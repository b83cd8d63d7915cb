import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { answerOutside, listOutside, outsideAnswers } from '../outside-contract.ts'

export type Outside = Gives<typeof listOutside>

/** Jobs one left for on other sites: whether one applied is asked once, and where one did is kept. */
export function MyOutside({ first }: { first: Outside | undefined }) {
  const t = useTranslations('applications.outside')
  const { data } = useCall(listOutside, {}, { initial: first })
  const asked = data?.data.filter(({ answer }) => answer === null) ?? []
  const applied = data?.data.filter(({ answer }) => answer !== null) ?? []
  return (
    <>
      {asked.length > 0 ? (
        <section className="stack" aria-label={t('asked')}>
          <ul className="rows">
            {asked.map(({ job }) => (
              <li key={job.id}>
                <Ask job={job} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {applied.length > 0 ? (
        <section className="stack" aria-labelledby="outside-title">
          <h2 id="outside-title">{t('title')}</h2>
          <ul className="rows">
            {applied.map((one) => (
              <li key={one.job.id}>
                <Applied one={one} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

type One = Outside['data'][number]

function Ask({ job }: { job: One['job'] }) {
  const t = useTranslations('applications.outside')
  const send = useSend(answerOutside, {
    onDone: () => refreshCall(listOutside),
    onProblem: () => refreshCall(listOutside),
  })
  return (
    <article className="row row-top">
      <Avatar name={job.company.name} src={job.company.logo ?? undefined} kind="company" />
      <div className="grow stack stack-s">
        <p>
          {t.rich('question', {
            job: () => (
              <a className="link" href={`/jobs/${job.address}`}>
                <bdi>{job.title}</bdi>
              </a>
            ),
            company: () => <bdi>{job.company.name}</bdi>,
          })}
        </p>
        <div className="cluster">
          {outsideAnswers.map((answer) => (
            <Button
              key={answer}
              size="s"
              {...(answer !== 'applied' && { look: 'quiet' as const })}
              disabled={send.isPending}
              onClick={() => send.mutate({ job: job.id, answer })}
            >
              {t(`answers.${answer}`)}
            </Button>
          ))}
        </div>
      </div>
    </article>
  )
}

function Applied({ one: { job, answered_at } }: { one: One }) {
  const t = useTranslations('applications.outside')
  const format = useFormatter()
  const at = answered_at ? t('at', { day: format.dateTime(new Date(answered_at), 'day') }) : null
  return (
    <article className="row row-top">
      <Avatar name={job.company.name} src={job.company.logo ?? undefined} kind="company" />
      <div className="grow stack stack-xs">
        <h3 className="lead">
          <a href={`/jobs/${job.address}`}>
            <bdi>{job.title}</bdi>
          </a>
        </h3>
        <div className="small quiet">
          <Facts items={[<bdi key="company">{job.company.name}</bdi>, job.place, at]} />
        </div>
      </div>
    </article>
  )
}
