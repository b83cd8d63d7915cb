import { useNow } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'

/** When the candidate learns of a move that can still be taken back; once that time is over, that it was told. */
export function ToldAt({ at }: { at: string }) {
  const t = useTranslations('pipeline.moved')
  const format = useFormatter()
  const now = useNow({ updateInterval: 10_000 })
  const isAhead = new Date(at) > now
  return t(isAhead ? 'toldAt' : 'wasToldAt', { time: format.dateTime(new Date(at), 'clock') })
}
