import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { fewestVisitors } from '../rules.ts'

/** A number of visitors; where it is too small to be told, that. */
export function Visitors({ visitors, views }: { visitors: number | null; views: number }) {
  const t = useTranslations('traffic')
  const format = useFormatter()
  if (visitors !== null) return <span className="num">{format.number(visitors)}</span>
  return <span className="quiet">{views > 0 ? t('few', { count: fewestVisitors }) : '–'}</span>
}
