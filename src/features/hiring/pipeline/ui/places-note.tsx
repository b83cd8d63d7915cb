import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'

export type Places = { hired: number; openings: number }

/** Before one more is offered the job or hired than there are openings. It forbids nothing. */
export function PlacesNote({ places: { hired, openings } }: { places: Places }) {
  const t = useTranslations('pipeline.places')
  if (hired < openings) return null
  return (
    <Note tone="warm" title={t('filled', { hired, openings })}>
      <p>{t('goOn')}</p>
    </Note>
  )
}
