import { showPipeline } from '#features/agencies/submissions/contract.ts'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Word } from '#ui/basics/word.tsx'
import { showClient } from '../contract.ts'
import type { Route } from './+types/client-screen'
import { ClientActs } from './client-acts.tsx'
import { ClientAside } from './client-aside.tsx'
import { MandateList } from './mandate-list.tsx'
import { clientTones } from './state-tones.ts'
import { UnderWay } from './under-way.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { client } = asked.params
  if (!session?.may.includes('submission')) return { client }
  const [first, people] = await Promise.all([load(page, showClient, { client }), load(page, showPipeline, { client })])
  return { client, first, people }
}

/** A client: its jobs, who is under way there, what was agreed, whom one talks to, what happened. */
export default function ClientScreen({ loaderData: { client, first, people } }: Route.ComponentProps) {
  const t = useTranslations('clients')
  const enabled = first !== undefined
  const { data, isError, refetch } = useCall(showClient, { client }, { initial: first, enabled })
  const pipeline = useCall(showPipeline, { client }, { initial: people, enabled })
  const one = data?.data
  return (
    <WorkScreen title={one?.name ?? t('title')} name="client" needs="submission">
      <div>
        <LinkButton look="text" size="s" icon="back" href="/page/clients">
          {t('back')}
        </LinkButton>
      </div>
      {isError && !one ? <NotLoaded onRetry={refetch} /> : null}
      {one ? (
        <>
          <header className="cluster spread">
            <div className="row grow">
              <Avatar name={one.name} kind="company" size="l" />
              <div className="stack stack-xs">
                <h1>
                  <bdi>{one.name}</bdi>
                </h1>
                {one.page ? (
                  <a className="link small" href={`/companies/${one.page.slug}`}>
                    {t('companyPage')}
                  </a>
                ) : null}
              </div>
            </div>
            <Word tone={clientTones[one.state]}>{t(`states.${one.state}`)}</Word>
          </header>
          <ClientActs client={one} />
          <div className="beside">
            <div className="stack stack-l">
              <MandateList client={one} />
              <UnderWay rows={pipeline.data?.data.rows ?? []} />
            </div>
            <ClientAside client={one} />
          </div>
        </>
      ) : null}
    </WorkScreen>
  )
}
