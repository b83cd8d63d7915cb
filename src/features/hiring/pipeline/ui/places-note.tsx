import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'

export type Places = {
  hired: number
  openings: number
  /** Offers to others that wait for an answer. */
  promised?: number
}

/** Before one more is offered the job or hired than there are openings. It forbids nothing. */
export function PlacesNote({ places: { hired, openings, promised = 0 } }: { places: Places }) {
  const t = useTranslations('pipeline.places')
  if (hired + promised < openings) return null
  const isFilled = hired >= openings
  return (
    <Note tone="warm" title={isFilled ? t('filled', { openings }) : t('promised', { promised, openings })}>
      {isFilled && promised > 0 ? <p>{t('besides', { promised })}</p> : null}
      <p>{t(isFilled ? 'goOn' : 'ifAll')}</p>
    </Note>
  )
}
