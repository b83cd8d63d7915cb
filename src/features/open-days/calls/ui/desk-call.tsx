import { useMemo } from 'react'
import { useCall } from '#platform/browser/use-call.ts'
import { showDeskCall } from '../contract.ts'
import { deskEnd } from './ends.ts'
import { GuestAtDesk } from './guest-at-desk.tsx'
import { TalkCall } from './talk-call.tsx'
import { DeskTexts } from './talk-texts.tsx'
import { thirdIn } from './third-in.ts'

type Props = { day: string; desk: string; visit: string; name: string; zone: string }

/** The call with whoever sits at a desk online, as the desk sees it. */
export function DeskCall({ day, desk, visit, name, zone }: Props) {
  const ends = useMemo(() => deskEnd({ day, desk, visit }), [day, desk, visit])
  const { data } = useCall(showDeskCall, { day, desk, visit })
  if (!data) return null
  const { guest } = data.data
  return (
    <>
      <TalkCall ends={ends} shown={data.data} name={name} third={thirdIn(guest)} />
      <GuestAtDesk at={{ day, desk, visit }} guest={guest} />
      <DeskTexts at={{ day, desk, visit }} name={name} zone={zone} third={thirdIn(guest)?.name} />
    </>
  )
}
