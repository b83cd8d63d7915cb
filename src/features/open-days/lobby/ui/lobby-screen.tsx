import { useTranslations } from 'use-intl'
import { atWork } from '#frame/guards.ts'
import { useSession } from '#frame/use-session.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Note } from '#ui/basics/note.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { answerInLobby, showTeamLobby, switchLobby } from '../contract.ts'
import type { Route } from './+types/lobby-screen'
import { LobbyList } from './lobby-list.tsx'
import { LobbyTools } from './lobby-tools.tsx'
import { WriteLobby } from './write-lobby.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { day } = asked.params
  return { day, first: session?.may.includes('openday.staff') ? await load(page, showTeamLobby, { day }) : undefined }
}

/** The lobby as the team has it: everything live, with what was hidden and reported. */
export default function LobbyScreen({ loaderData: { day, first } }: Route.ComponentProps) {
  const t = useTranslations('lobby')
  const session = useSession()
  useTopic(session?.page_id ? `page:${session.page_id}` : null)
  const { data, isError, refetch } = useCall(showTeamLobby, { day }, { initial: first, enabled: first !== undefined })
  return (
    <WorkScreen title={t('title')} name="open-day-lobby" needs="openday.staff">
      <OfflineBar />
      <a className="row small faint" href={`/page/open-days/${day}/hall`}>
        <Icon name="back" size="s" />
        {t('hall')}
      </a>
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data ? <Lobby day={day} view={data.data} leads={session?.may.includes('openday.manage') ?? false} /> : null}
    </WorkScreen>
  )
}

type Props = { day: string; view: Gives<typeof showTeamLobby>['data']; leads: boolean }

function Lobby({ day, view, leads }: Props) {
  const t = useTranslations('lobby')
  const read = () => refreshCall(showTeamLobby)
  const turn = useSend(switchLobby, {
    onDone: read,
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <>
      <header className="cluster spread">
        <div className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="lead">
            <bdi>{view.title}</bdi>
          </p>
        </div>
        {leads && (view.open || view.off) ? (
          <Button busy={turn.isPending} onClick={() => turn.mutate({ day, off: !view.off })}>
            {t(view.off ? 'switchOn' : 'switchOff')}
          </Button>
        ) : null}
      </header>
      {view.open ? null : <Note>{t(view.off ? 'isOff' : 'isOver')}</Note>}
      <LobbyList
        messages={view.messages}
        zone={view.time_zone}
        tools={(message) => <LobbyTools day={day} message={message} onDone={read} />}
      />
      {view.open ? (
        <WriteLobby call={answerInLobby} to={{ day }} help={t('answerHelp', { company: view.company })} onDone={read} />
      ) : null}
    </>
  )
}
