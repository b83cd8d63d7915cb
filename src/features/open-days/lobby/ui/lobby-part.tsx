import { useEffect } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { reportInLobby, sayInLobby, showLobby } from '../contract.ts'
import { LobbyList } from './lobby-list.tsx'
import { WriteLobby } from './write-lobby.tsx'

type Props = {
  linkKey: string
  /** How far the lobby has come, as the room says: another word, and it is read again. */
  news: string
  zone: string
}

/** The lobby as a visitor has it in the room: first names and numbers, and a line to everybody. */
export function LobbyPart({ linkKey: key, news, zone }: Props) {
  const t = useTranslations('lobby')
  const { data, refetch } = useCall(showLobby, { key })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the word itself is what there is to follow
  useEffect(() => void refetch(), [news, refetch])
  const read = () => refreshCall(showLobby)
  const report = useSend(reportInLobby, {
    onDone() {
      toast.show({ text: t('reported'), tone: 'good' })
      read()
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const view = data?.data
  if (!view) return null
  return (
    <section className="stack" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <LobbyList
        messages={view.messages}
        zone={zone}
        tools={({ id, mine, company, name }) =>
          mine || company ? null : (
            <Button
              look="text"
              size="s"
              aria-label={t('reportOf', { name })}
              onClick={() => report.mutate({ key, message: id })}
            >
              {t('report')}
            </Button>
          )
        }
      />
      <WriteLobby
        call={sayInLobby}
        to={{ key }}
        help={t('writeHelp')}
        closed={view.muted ? t('muted', { company: view.company }) : undefined}
        onDone={read}
      />
    </section>
  )
}
