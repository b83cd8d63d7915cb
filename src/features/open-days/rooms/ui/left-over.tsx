import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import type { Queued, RoomDesk } from '../contract.ts'
import { EndTalk } from './end-talk.tsx'
import { QueueList } from './queue-list.tsx'

type Props = { at: { day: string; desk: string }; view: RoomDesk }

/** Once the day ended: whom a desk spoke with and sent on, and nobody called. They are not unseen; this desk says what came of it. */
export function LeftOver({ at, view }: Props) {
  const t = useTranslations('rooms')
  const [ends, end] = useState<Queued | null>(null)
  return (
    <>
      <QueueList
        queue={view.queue}
        zone={view.time_zone}
        title={t('leftOver')}
        isOver
        tool={(one) =>
          one.spoken ? (
            <Button size="s" onClick={() => end(one)}>
              {t('finish')}
            </Button>
          ) : null
        }
      />
      {ends ? (
        <EndTalk
          {...{ at, visit: ends.id, noted: ends.room_note, rated: ends.rating, how: 'finish' }}
          teams={view.teams}
          jobs={view.jobs}
          elsewhere={[]}
          onClose={() => end(null)}
        />
      ) : null}
    </>
  )
}
