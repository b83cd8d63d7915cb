import { useNow } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'

/** When the candidate learns of a move that can still be taken back; once that time is over, that it was told. */
export function useToldAt(): (at: string) => string {
  const t = useTranslations('pipeline.moved')
  const format = useFormatter()
  const now = useNow({ updateInterval: 10_000 })
  return (at) => t(new Date(at) > now ? 'toldAt' : 'wasToldAt', { time: format.dateTime(new Date(at), 'clock') })
}
