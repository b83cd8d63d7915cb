import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'

type Announcement = { id: string; words: string; at: string }

/** What was said to everybody, the latest first; read out when it comes. */
export function Announcements({ latest, zone }: { latest: readonly Announcement[]; zone: string }) {
  const t = useTranslations('rooms')
  const format = useFormatter()
  return (
    <div className="stack stack-s" aria-live="polite">
      {latest.map(({ id, words, at }) => (
        <Note
          key={id}
          tone="info"
          title={t('announced', { time: format.dateTime(new Date(at), 'clock', { timeZone: zone }) })}
        >
          <bdi>{words}</bdi>
        </Note>
      ))}
    </div>
  )
}
