import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Word } from '#ui/basics/word.tsx'
import { hideInLobby, muteInLobby, type TeamSaid } from '../contract.ts'

type Props = { day: string; message: TeamSaid; onDone: () => void }

/** What the team does with a message and with whoever wrote it; who of the team wrote an answer, colleagues read. */
export function LobbyTools({ day, message: { id, by, visit, name, hidden, muted, reports }, onDone }: Props) {
  const t = useTranslations('lobby')
  const after = {
    onDone,
    onProblem: ({ message }: { message: string }) => void toast.show({ text: message, tone: 'bad' }),
  }
  const hide = useSend(hideInLobby, after)
  const mute = useSend(muteInLobby, after)
  return (
    <>
      {by ? <bdi>{by}</bdi> : null}
      {reports > 0 ? <Word tone="warm">{t('reports', { count: reports })}</Word> : null}
      {hidden ? <Word>{t('hidden')}</Word> : null}
      {muted ? <Word>{t('isMuted')}</Word> : null}
      <Button
        look="text"
        size="s"
        aria-label={t(hidden ? 'showOf' : 'hideOf', { name })}
        busy={hide.isPending}
        onClick={() => hide.mutate({ day, message: id, hidden: !hidden })}
      >
        {t(hidden ? 'show' : 'hide')}
      </Button>
      {visit ? (
        <Button
          look="text"
          size="s"
          aria-label={t(muted ? 'unmuteOf' : 'muteOf', { name })}
          busy={mute.isPending}
          onClick={() => mute.mutate({ day, visit, muted: !muted })}
        >
          {t(muted ? 'unmute' : 'mute')}
        </Button>
      ) : null}
    </>
  )
}
