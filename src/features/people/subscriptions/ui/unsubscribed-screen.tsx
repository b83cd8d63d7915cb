import { useState } from 'react'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty, Note } from '#ui/basics/note.tsx'
import { Switch } from '#ui/fields/choice.tsx'
import { resubscribe, showMails, unsubscribe } from '../contract.ts'
import type { Route } from './+types/unsubscribed-screen'

export async function loader({ context, url }: Route.LoaderArgs) {
  const key = url.searchParams.get('key') ?? ''
  const page = context.get(pageContext)
  try {
    return { key, mails: key ? (await page.call(showMails, { key })).data : null }
  } catch {
    return { key, mails: null }
  }
}

/** Where the link at the foot of a mail leads: what still comes, to switch off and on. Opening it changes nothing. */
export default function UnsubscribedScreen({ loaderData: { key, mails } }: Route.ComponentProps) {
  const t = useTranslations('subscriptions.unsubscribed')
  const { brand } = useSite()
  return (
    <PublicShell>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <main id="main" data-screen="unsubscribed" className="wrap wrap-form page stack stack-l">
        {mails ? (
          <>
            <h1>{t('title')}</h1>
            <Choose given={key} first={mails} />
          </>
        ) : (
          <>
            <h1 className="sr-only">{t('title')}</h1>
            <Empty
              icon="mail"
              title={t('noKey')}
              action={
                <LinkButton href="/settings/notifications" look="primary">
                  {t('settings')}
                </LinkButton>
              }
            >
              {t('noKeyText')}
            </Empty>
          </>
        )}
      </main>
    </PublicShell>
  )
}

type Mails = Gives<typeof showMails>['data']

function Choose({ given, first }: { given: string; first: Mails }) {
  const t = useTranslations('subscriptions')
  const [mails, setMails] = useState(first)
  const onDone = ({ data }: { data: Mails }) => setMails(data)
  const stop = useSend(unsubscribe, { onDone })
  const start = useSend(resubscribe, { onDone })
  const all = mails.topics.map(({ topic }) => topic)
  const nothing = mails.topics.every(({ wanted }) => !wanted) && !mails.newsletter
  const problem = stop.error ?? start.error
  return (
    <div className="stack">
      {problem ? (
        <Note tone="bad" alert>
          {problem.message}
        </Note>
      ) : null}
      {nothing ? (
        <Note tone="good" alert>
          {t('unsubscribed.nothing')}
        </Note>
      ) : null}
      {mails.topics.length > 0 ? (
        <div className="rows">
          {mails.topics.map(({ topic, wanted }) => (
            <Switch
              key={topic}
              name={topic}
              help={t(`topics.${topic}.text`)}
              value={wanted}
              onChange={(next) => (next ? start : stop).mutate({ key: given, topics: [topic] })}
            >
              {t(`topics.${topic}.title`)}
            </Switch>
          ))}
        </div>
      ) : (
        <Switch
          name="newsletter"
          help={t('newsletter.text')}
          value={mails.newsletter}
          onChange={(next) => (next ? start : stop).mutate({ key: given })}
        >
          {t('newsletter.switch')}
        </Switch>
      )}
      {all.length > 0 && !nothing ? (
        <Button busy={stop.isPending} onClick={() => stop.mutate({ key: given, topics: all })}>
          {t('unsubscribed.all')}
        </Button>
      ) : null}
      <p className="small faint">{t('always')}</p>
    </div>
  )
}
