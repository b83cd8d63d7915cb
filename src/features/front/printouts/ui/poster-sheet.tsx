import { useTranslations } from '#platform/browser/intl.ts'
import { Empty } from '#ui/basics/note.tsx'
import type { DoorShown } from './attendance-sheet.tsx'
import { PrintedSheet } from './printed-sheet.tsx'

/** For the wall beside the entrance: a code that gives whoever has no booking a number. */
export function PosterSheet({ door: { id, title, walk_in_url } }: { door: DoorShown }) {
  const t = useTranslations('printouts.openDay')
  const closed = useTranslations('refusals')
  return (
    <PrintedSheet title={<bdi>{title}</bdi>} name={t('poster')} about={t('poster')}>
      {walk_in_url === null ? (
        <Empty icon="ticket" title={closed('walk_in_closed')} />
      ) : (
        <div className="printout-poster">
          <p className="printout-poster-call">{t('posterCall')}</p>
          <img src={`/api/page/open-days/${id}/door/walk-in-qr`} alt={walk_in_url} width={420} height={420} />
          <p className="lead">{t('posterHelp')}</p>
        </div>
      )}
    </PrintedSheet>
  )
}
