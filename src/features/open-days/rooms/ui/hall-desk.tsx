import { useState } from 'react'
import { useSession } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { showHall } from '../contract.ts'
import { SeatDialog } from './seat-dialog.tsx'

type View = Gives<typeof showHall>['data']
type Props = { day: string; desk: View['desks'][number]; view: View }

/** A desk in the hall: the number that is there, who sits there, and for whoever leads the way to move them. */
export function HallDesk({ day, desk, view }: Props) {
  const t = useTranslations('rooms')
  const format = useFormatter()
  const leads = useSession()?.may.includes('openday.manage') ?? false
  const [isMoving, move] = useState(false)
  const { id, number, state, visitor, since, staff, helps, name } = desk
  const time = (at: string) => format.dateTime(new Date(at), 'clock', { timeZone: view.time_zone })
  return (
    <li className="room-desk" data-state={state}>
      <a href={`/page/open-days/${day}/desks/${id}`}>
        <span className="strong">{t('desk', { number })}</span>
        <span className="room-number">{visitor === null ? '–' : format.number(visitor)}</span>
        <Facts
          small
          items={[<Word key="state">{t(`states.${state}`)}</Word>, since ? time(since) : null, helps ? name : null]}
        />
        {staff.map((member) => (
          <bdi key={member.id} className="small quiet">
            {member.name}
          </bdi>
        ))}
      </a>
      {leads && view.state !== 'ended' ? (
        <div className="room-desk-move">
          <Button size="s" aria-label={t('seating.open', { number })} onClick={() => move(true)}>
            {t('seating.go')}
          </Button>
        </div>
      ) : null}
      {isMoving ? <SeatDialog day={day} desk={desk} view={view} onClose={() => move(false)} /> : null}
    </li>
  )
}
