import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { signedIn } from '#features/session/ui/guards.ts'
import { SettingsScreen } from '#features/session/ui/settings-screen.tsx'
import { useSession } from '#features/session/ui/use-session.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Checkbox, Switch } from '#ui/fields/choice.tsx'
import { askNewsletter, endNewsletter, showSubscriptions, subscribeTo } from '../contract.ts'
import type { Route } from './+types/notifications-page'
import { PushCard } from './push-card.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  return session ? (await load(page, showSubscriptions, {})).data : null
}

/** What one is told, and how. */
export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsScreen screen="notifications">
      {loaderData ? (
        <div className="stack stack-l wrap-read">
          <Topics first={loaderData.topics} />
          <PushCard />
          <Newsletter first={loaderData.newsletter} />
        </div>
      ) : null}
    </SettingsScreen>
  )
}

type Subscriptions = Gives<typeof showSubscriptions>['data']
const channels = ['mail', 'push', 'sms'] as const

function Topics({ first }: { first: Subscriptions['topics'] }) {
  const t = useTranslations('subscriptions')
  const [chosen, setChosen] = useState(first)
  const send = useSend(subscribeTo, {
    onProblem(problem) {
      setChosen(first)
      toast.show({ text: problem.message || t('failed'), tone: 'bad' })
    },
  })
  const choose = (
    topic: Subscriptions['topics'][number]['topic'],
    channel: (typeof channels)[number],
    wanted: boolean,
  ) => {
    setChosen((now) => now.map((row) => (row.topic === topic ? { ...row, [channel]: wanted } : row)))
    send.mutate({ topic, channel, wanted })
  }
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p className="quiet">{t('text')}</p>
        <div className="rows">
          {chosen.map((row) => (
            <fieldset key={row.topic} className="stack stack-s" aria-labelledby={`topic-${row.topic}`}>
              <h3 id={`topic-${row.topic}`} className="medium">
                {t(`topics.${row.topic}.title`)}
              </h3>
              <p className="small faint">{t(`topics.${row.topic}.text`)}</p>
              <div className="cluster">
                {channels.map((channel) => (
                  <Checkbox
                    key={channel}
                    name={`${row.topic}-${channel}`}
                    value={row[channel]}
                    onChange={(wanted) => choose(row.topic, channel, wanted)}
                  >
                    {t(`channels.${channel}`)}
                  </Checkbox>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <p className="small faint">{t('always')}</p>
      </div>
    </Card>
  )
}

function Newsletter({ first }: { first: Subscriptions['newsletter'] }) {
  const t = useTranslations('subscriptions.newsletter')
  const session = useSession()
  const [state, setState] = useState(first)
  const ask = useSend(askNewsletter, { onDone: () => setState('asked') })
  const end = useSend(endNewsletter, { onDone: () => setState('no') })
  const email = session?.display.email
  if (!email) return null
  return (
    <Card title={t('title')}>
      <div className="stack">
        <Switch
          name="newsletter"
          help={t('text')}
          value={state !== 'no'}
          onChange={(wanted) => (wanted ? ask.mutate({ email }) : end.mutate({}))}
        >
          {t('switch')}
        </Switch>
        {state === 'asked' ? (
          <Note tone="info" alert>
            {t.rich('asked', { email: () => <bdi>{email}</bdi> })}
          </Note>
        ) : null}
      </div>
    </Card>
  )
}
