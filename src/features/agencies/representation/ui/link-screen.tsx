import { LinkedScreen } from '#frame/linked-screen.tsx'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { type PageContext, pageContext } from '#platform/browser/page-context.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { useKeptFocus } from '#platform/browser/use-kept-focus.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Word } from '#ui/basics/word.tsx'
import { answerByLink, askByLink, showByLink } from '../contract.ts'
import type { Route } from './+types/link-screen'
import { AnswerActs } from './answer-acts.tsx'
import { RequestFacts, RequestHistory } from './request-card.tsx'

export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  return { linkKey: key, first: await readLink(context.get(pageContext), key) }
}

/** What the link leads to; null once it leads nowhere. */
async function readLink(page: PageContext, key: string) {
  try {
    return await page.call(showByLink, { key })
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'link_expired' && code !== 'invalid') throw error
    return null
  }
}

/** An agency asks whether it may put somebody forward; answered without an account. */
export default function RepresentationLinkScreen({ loaderData: { linkKey, first } }: Route.ComponentProps) {
  const t = useTranslations('representation')
  return (
    <LinkedScreen screen="representation-link" gone={{ title: t('expired'), help: t('expiredHelp') }}>
      {first ? <Asked linkKey={linkKey} first={first} /> : null}
    </LinkedScreen>
  )
}

function Asked({ linkKey: key, first }: { linkKey: string; first: Gives<typeof showByLink> }) {
  const t = useTranslations('representation')
  const { data } = useCall(showByLink, { key }, { initial: first })
  const one = data?.data ?? first.data
  const answer = useSend(answerByLink, {
    onDone({ data: { state } }) {
      toast.show({ text: t(state === 'candidate_approved' ? 'approvedNow' : 'endedNow'), tone: 'good' })
      refreshCall(showByLink)
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const isAsked = one.state === 'candidate_asked'
  const place = useKeptFocus(one.state)
  const heading = t(isAsked ? 'asks' : 'through', { agency: one.agency.name, client: one.client })
  return (
    <>
      <header className="stack stack-xs">
        <title>{heading}</title>
        <h1>{heading}</h1>
        {isAsked ? <p className="quiet measure">{t('asksLead')}</p> : null}
      </header>
      {isAsked ? null : (
        <div ref={place} tabIndex={-1} className="cluster">
          <Word boxed>{t(`states.${one.state}`)}</Word>
          {one.reason ? <span className="quiet">{one.reason}</span> : null}
        </div>
      )}
      <Card>
        <RequestFacts one={one} cvHref={`/api/representation/${key}/cv`}>
          <AnswerActs
            one={one}
            busy={answer.isPending}
            onAnswer={(said) => answer.mutate({ key, answer: said })}
            onAsk={async (words) => {
              await send(askByLink, { key, words })
              refreshCall(showByLink)
            }}
            mayForbid={false}
          />
        </RequestFacts>
      </Card>
      {one.has_account ? (
        <p className="small quiet">
          {t('hasAccount')}{' '}
          <LinkButton look="text" size="s" href="/user/representation">
            {t('openAccount')}
          </LinkButton>
        </p>
      ) : null}
      <section className="stack stack-s">
        <h2>{t('history')}</h2>
        <RequestHistory one={one} />
      </section>
      <p className="small quiet">
        {t.rich('neverPay', {
          report: (words) => (
            <a className="link" href={`/companies/${one.agency.slug}/report?reason=money`}>
              {words}
            </a>
          ),
        })}
      </p>
    </>
  )
}
