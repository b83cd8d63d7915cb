import { useState } from 'react'
import { SendersCard } from '#features/hiring/texting/ui/senders-card.tsx'
import { signedIn } from '#frame/guards.ts'
import { SettingsScreen } from '#frame/settings-screen.tsx'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Switch } from '#ui/fields/choice.tsx'
import { askNewsletter, endNewsletter, showSubscriptions } from '../contract.ts'
import type { Route } from './+types/notifications-screen'
import { PushCard } from './push-card.tsx'
import { QuietCard } from './quiet-card.tsx'
import { TopicsCard } from './topics-card.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  return session ? (await load(page, showSubscriptions, {})).data : null
}

/** What one is told, and how. */
export default function NotificationsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsScreen screen="notifications">
      {loaderData ? (
        <div className="stack stack-l wrap-read">
          <TopicsCard first={loaderData.topics} bySms={loaderData.by_sms} />
          <QuietCard first={loaderData.quiet} />
          <SendersCard />
          <PushCard />
          <Newsletter first={loaderData.newsletter} />
        </div>
      ) : null}
    </SettingsScreen>
  )
}

function Newsletter({ first }: { first: Gives<typeof showSubscriptions>['data']['newsletter'] }) {
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
