import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Said } from '#features/open-days/lobby/contract.ts'
import { LobbyList } from '#features/open-days/lobby/ui/lobby-list.tsx'
import { WriteLobby } from '#features/open-days/lobby/ui/write-lobby.tsx'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { showDeskTexts, showLinkTexts, writeAtDesk, writeByLink } from '../text-contract.ts'

/** So often it is asked besides the live line, in ms: a phone in a weak network may have none. */
const every = 5_000

type Talk = { name: string; zone: string }

/** Words beside picture and voice, as a visitor has them: what is left where neither comes through. */
export function VisitorTexts({ linkKey: key, name, zone }: Talk & { linkKey: string }) {
  const t = useTranslations('calls.texts')
  const { data, refetch } = useCall(showLinkTexts, { key })
  const words = { label: t('write', { name }), help: t('help') }
  return (
    <Texts messages={data?.data.messages} {...{ refetch, zone }}>
      <WriteLobby call={writeByLink} to={{ key }} {...words} onDone={() => refreshCall(showLinkTexts)} />
    </Texts>
  )
}

/** The same, as the desk has it. */
export function DeskTexts({ at, name, zone }: Talk & { at: { day: string; desk: string; visit: string } }) {
  const t = useTranslations('calls.texts')
  const { data, refetch } = useCall(showDeskTexts, at)
  const words = { label: t('write', { name }), help: t('deskHelp', { name }) }
  return (
    <Texts messages={data?.data.messages} {...{ refetch, zone }}>
      <WriteLobby call={writeAtDesk} to={at} {...words} onDone={() => refreshCall(showDeskTexts)} />
    </Texts>
  )
}

type Props = { messages: readonly Said[] | undefined; refetch: () => unknown; zone: string; children: ReactNode }

function Texts({ messages = [], refetch, zone, children }: Props) {
  const t = useTranslations('calls.texts')
  useEffect(() => {
    const timer = setInterval(() => void refetch(), every)
    return () => clearInterval(timer)
  }, [refetch])
  return (
    <section className="stack stack-s" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <LobbyList messages={messages} label={t('title')} zone={zone} tools={() => null} />
      {children}
    </section>
  )
}
