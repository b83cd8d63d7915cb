import { useTranslations } from '#platform/browser/intl.ts'

type Props = { at: number; known: number; total: number }

/** Where somebody stands among all of the board; nothing where columns were not read to their end, since nobody knows then. */
export function PlaceInOrder({ at, known, total }: Props) {
  const t = useTranslations('pipeline.panel')
  if (at < 0 || known !== total) return null
  return <span className="small quiet nowrap only-wide">{t('place', { place: at + 1, count: total })}</span>
}
