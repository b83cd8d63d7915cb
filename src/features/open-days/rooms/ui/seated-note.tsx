import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { RoomDesk } from '../contract.ts'

/** What was moved in the hall: that the reader sits elsewhere now, and whose queue this desk calls. */
export function SeatedNote({ day, view: { moved, helps, staff } }: { day: string; view: RoomDesk }) {
  const t = useTranslations('rooms.seating')
  return (
    <div className="stack stack-s" role="status">
      {moved ? (
        <Note tone="warm" title={t('moved', { number: moved.number })}>
          <a className="link" href={`/page/open-days/${day}/desks/${moved.desk}`}>
            {t('toDesk', { number: moved.number })}
          </a>
        </Note>
      ) : null}
      {helps ? <Note tone="info">{t('helps', { team: helps })}</Note> : null}
      {staff.length > 0 ? (
        <Facts small items={[t('here'), ...staff.map(({ id, name }) => <bdi key={id}>{name}</bdi>)]} />
      ) : null}
    </div>
  )
}
