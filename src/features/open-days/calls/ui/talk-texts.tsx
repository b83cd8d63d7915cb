import { type ReactNode, useEffect } from 'react'
import type { Said } from '#features/open-days/lobby/contract.ts'
import { LobbyList } from '#features/open-days/lobby/ui/lobby-list.tsx'
import { WriteLobby } from '#features/open-days/lobby/ui/write-lobby.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import {
  showDeskTexts,
  showGuestTexts,
  showLinkTexts,
  writeAsGuest,
  writeAtDesk,
  writeByLink,
} from '../text-contract.ts'

/** So often it is asked besides the live line, in ms: a phone in a weak network may have none. */
const every = 5_000

type Talk = {
  name: string
  zone: string
  /** Who reads along. */
  third?: string | undefined
}

/** Words beside picture and voice, as a visitor has them: what is left where neither comes through. */
export function VisitorTexts({ linkKey: key, name, zone, third }: Talk & { linkKey: string }) {
  const t = useTranslations('calls.texts')
  const { data, refetch } = useCall(showLinkTexts, { key })
  const words = { label: t('write', { name }), help: third ? t('helpThree', { who: third }) : t('help') }
  return (
    <Texts messages={data?.data.messages} {...{ refetch, zone }}>
      <WriteLobby call={writeByLink} to={{ key }} {...words} onDone={() => refreshCall(showLinkTexts)} />
    </Texts>
  )
}

/** The same, as the desk has it. */
export function DeskTexts({ at, name, zone, third }: Talk & { at: { day: string; desk: string; visit: string } }) {
  const t = useTranslations('calls.texts')
  const { data, refetch } = useCall(showDeskTexts, at)
  const words = {
    label: t('write', { name }),
    help: third ? t('deskHelpThree', { name, who: third }) : t('deskHelp', { name }),
  }
  return (
    <Texts messages={data?.data.messages} {...{ refetch, zone }}>
      <WriteLobby call={writeAtDesk} to={at} {...words} onDone={() => refreshCall(showDeskTexts)} />
    </Texts>
  )
}

/** The same for a third, who reads what was written since the visitor agreed. */
export function GuestTexts({ linkKey: key, visitor, company, zone }: Omit<Talk, 'name'> & GuestTalk) {
  const t = useTranslations('calls.texts')
  const { data, refetch } = useCall(showGuestTexts, { key })
  return (
    <Texts messages={data?.data.messages} {...{ refetch, zone }}>
      <WriteLobby
        call={writeAsGuest}
        to={{ key }}
        label={t('writeBoth', { visitor, company })}
        help={t('guestHelp', { visitor, company })}
        onDone={() => refreshCall(showGuestTexts)}
      />
    </Texts>
  )
}
type GuestTalk = { linkKey: string; visitor: string; company: string }

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
