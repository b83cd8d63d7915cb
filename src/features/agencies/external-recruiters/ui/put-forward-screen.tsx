import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { LinkedScreen } from '#frame/linked-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { type PageContext, pageContext } from '#platform/browser/page-context.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { useKeptFocus } from '#platform/browser/use-kept-focus.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { answerPutForward, showPutForward } from '../contract.ts'
import type { Route } from './+types/put-forward-screen'

export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  return { linkKey: key, first: await readLink(context.get(pageContext), key) }
}

/** What the link leads to; null once it leads nowhere. */
async function readLink(page: PageContext, key: string) {
  try {
    return await page.call(showPutForward, { key })
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'link_expired' && code !== 'invalid') throw error
    return null
  }
}

/** A recruiter asks whether they may put somebody forward; answered without an account. */
export default function PutForwardScreen({ loaderData: { linkKey, first } }: Route.ComponentProps) {
  const t = useTranslations('externalRecruiters.link')
  return (
    <LinkedScreen screen="put-forward" gone={{ title: t('expired'), help: t('expiredHelp') }}>
      {first ? <Asked linkKey={linkKey} first={first} /> : null}
    </LinkedScreen>
  )
}

function Asked({ linkKey: key, first }: { linkKey: string; first: Gives<typeof showPutForward> }) {
  const t = useTranslations('externalRecruiters.link')
  const day = useDay()
  const { data } = useCall(showPutForward, { key }, { initial: first })
  const one = data?.data ?? first.data
  const isAsked = one.state === 'asked'
  // the buttons are gone with the answer: who used them goes on where it is said
  const status = useKeptFocus(one.state)
  const heading = t(`heads.${one.state}`, { recruiter: one.recruiter, company: one.company })
  return (
    <>
      <title>{heading}</title>
      <h1>{heading}</h1>
      <p className="quiet measure">{isAsked ? t('lead', { day: day(one.answer_due_at) }) : t(`now.${one.state}`)}</p>
      <Card>
        <div className="stack">
          {isAsked ? null : (
            <div ref={status} tabIndex={-1}>
              <Word boxed>{t(`states.${one.state}`)}</Word>
            </div>
          )}
          <h2 className="lead">
            {one.job.path ? (
              <a className="link" href={one.job.path}>
                <bdi>{one.job.title}</bdi>
              </a>
            ) : (
              <bdi>{one.job.title}</bdi>
            )}
          </h2>
          <Facts items={[<bdi key="name">{one.name}</bdi>, one.email ? <bdi key="email">{one.email}</bdi> : null]} />
          {one.note ? (
            <figure className="stack stack-xs">
              <figcaption className="small faint">{t('note')}</figcaption>
              <blockquote className="prose" dir="auto">
                {one.note}
              </blockquote>
            </figure>
          ) : null}
          {isAsked || one.state === 'sent' ? (
            <div>
              <LinkButton look="text" icon="file" href={`/api/put-forward/${key}/cv`}>
                {t('cv')}
              </LinkButton>
            </div>
          ) : null}
          {isAsked ? <Answer linkKey={key} words={one.words} /> : null}
        </div>
      </Card>
      {one.state === 'sent' ? (
        <p className="small quiet measure" dir="auto">
          {one.words}
        </p>
      ) : null}
      <p className="small quiet">
        {t.rich('neverPay', {
          report: (words) => (
            <a className="link" href={`/companies/${one.slug}/report?reason=money`}>
              {words}
            </a>
          ),
        })}
      </p>
    </>
  )
}

function Answer({ linkKey: key, words }: { linkKey: string; words: string }) {
  const t = useTranslations('externalRecruiters.link')
  const answer = useSend(answerPutForward, {
    onDone({ data: { state } }) {
      toast.show({ text: t(`states.${state}`), tone: 'good' })
      refreshCall(showPutForward)
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <>
      <blockquote dir="auto">{words}</blockquote>
      <div className="cluster">
        <Button look="primary" busy={answer.isPending} onClick={() => answer.mutate({ key, answer: 'approve' })}>
          {t('approve')}
        </Button>
        <Button busy={answer.isPending} onClick={() => answer.mutate({ key, answer: 'decline' })}>
          {t('decline')}
        </Button>
      </div>
    </>
  )
}
