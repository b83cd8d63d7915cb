import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Tone } from '#ui/basics/word.tsx'
import type { Promotion } from '../contract.ts'
import type { PromotionState } from '../rules.ts'

export const stateTones: Record<PromotionState, Tone> = {
  running: 'good',
  paused: 'warm',
  ended: 'plain',
  removed: 'bad',
}

/** How a promotion stands, in words. */
export function usePromotionWords() {
  const t = useTranslations('promotion')
  const format = useFormatter()
  const day = (at: string) => format.dateTime(new Date(at), 'day')
  return {
    /** Until when it runs, what is left of it, or when it ended. */
    time({ state, until_at, days_left }: Promotion): string | null {
      if (days_left !== null) return t('left', { days: days_left })
      if (!until_at) return null
      return state === 'running' ? t('until', { day: day(until_at) }) : day(until_at)
    },
    /** What came while it was promoted, beside what came in as many days before. */
    numbers({ promoted, before }: { promoted: number; before: number | null }, days: number): string {
      const now = format.number(promoted)
      return before === null ? now : t('numbers', { promoted: now, before: format.number(before), days })
    },
  }
}
