import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import type { Ticket } from '../contract.ts'
import { thereStates, type VisitState } from '../visit-states.ts'

type Props = { visit: Pick<Ticket, 'state' | 'way' | 'room_key'>; wide?: boolean }

/** The way into the room: for whoever is there, for whoever comes from home and joins by it, and back to what came of it. */
export function RoomLink({ visit: { state, way, room_key }, wide = false }: Props) {
  const t = useTranslations('visits.screen')
  const isThere = (thereStates as readonly VisitState[]).includes(state)
  const joins = way === 'online' && (state === 'confirmed' || state === 'registered')
  const was = state === 'left' || state === 'done'
  if (!isThere && !joins && !was) return null
  return (
    <div>
      <LinkButton
        look={was || !(isThere || wide) ? 'quiet' : 'primary'}
        size={wide ? undefined : 's'}
        icon={joins ? 'video' : 'users'}
        wide={wide}
        href={`/openday-room/${encodeURIComponent(room_key)}`}
      >
        {t(was ? 'roomOver' : joins ? 'joinOnline' : 'inLine')}
      </LinkButton>
    </div>
  )
}
