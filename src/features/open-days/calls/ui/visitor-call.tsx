import { useMemo } from 'react'
import { useCall } from '#platform/browser/use-call.ts'
import { showLinkCall } from '../contract.ts'
import { linkEnd } from './ends.ts'
import { GuestConsent } from './guest-consent.tsx'
import { TalkCall } from './talk-call.tsx'
import { VisitorTexts } from './talk-texts.tsx'
import { thirdIn } from './third-in.ts'

type Props = { linkKey: string; name: string; zone: string }

/** The call with the desk that called, as a visitor sees it. */
export function VisitorCall({ linkKey: key, name, zone }: Props) {
  const ends = useMemo(() => linkEnd(key), [key])
  const { data } = useCall(showLinkCall, { key })
  if (!data) return null
  const { guest } = data.data
  return (
    <>
      {guest ? <GuestConsent linkKey={key} guest={guest} name={name} /> : null}
      <TalkCall ends={ends} shown={data.data} name={name} third={thirdIn(guest)} />
      <VisitorTexts linkKey={key} name={name} zone={zone} third={thirdIn(guest)?.name} />
    </>
  )
}
