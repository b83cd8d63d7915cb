import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Follows } from '../../publishing-rules.ts'

/** What follows from publishing, and why, in a sentence or two. */
export function useWhatFollows() {
  const t = useTranslations('jobs.own.follows')
  const format = useFormatter()
  return ({ way, because }: Follows): string =>
    because.length === 0
      ? t(way)
      : t('reviewBecause', { reasons: format.list(because.map((reason) => t(`because.${reason}`))) })
}
