import { useFormatter, useTranslations } from '#platform/browser/intl.ts'

/** When the candidate learns of a move that can still be taken back. */
export function ToldAt({ at }: { at: string }) {
  const t = useTranslations('pipeline.moved')
  const format = useFormatter()
  return t('toldAt', { time: format.dateTime(new Date(at), { timeStyle: 'short' }) })
}
