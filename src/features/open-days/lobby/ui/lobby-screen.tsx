import { DayRoom } from '#features/open-days/open-days/ui/day-room.tsx'
import { loadRoom } from '#features/open-days/open-days/ui/load-room.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { answerInLobby, showTeamLobby, switchLobby } from '../contract.ts'
import type { Route } from './+types/lobby-screen'
import { LobbyList } from './lobby-list.tsx'
import { LobbyTools } from './lobby-tools.tsx'
import { WriteLobby } from './write-lobby.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { day } = asked.params
  return { day, first: await loadRoom(asked, showTeamLobby, { day }) }
}

/** The lobby as the team has it: everything live, with what was hidden and reported. */
export default function LobbyScreen({ loaderData: { day, first } }: Route.ComponentProps) {
  const t = useTranslations('lobby')
  const leads = useSession()?.may.includes('openday.manage') ?? false
  const back = { href: `/page/open-days/${day}/hall`, words: t('hall') }
  return (
    <DayRoom call={showTeamLobby} input={{ day }} {...{ day, first, back }} title={t('title')} name="open-day-lobby">
      {({ data }) => <Lobby {...{ day, leads }} view={data} />}
    </DayRoom>
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
