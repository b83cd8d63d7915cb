import { useTranslations } from '#platform/browser/intl.ts'
import type { Invitation } from '../contract.ts'
import { useWhen } from './use-when.ts'

/** By which clock a candidate is told times: that of the place one comes to; for a call the own. */
export const useInvitationClock = ({ kind, zone }: Pick<Invitation, 'kind' | 'zone'>) =>
  useTwoClocks(zone, kind === 'on_site')

/** Moments by the clock of a company or by the reader's own. @param isTheirs which of them comes first */
export function useTwoClocks(zone: string, isTheirs: boolean) {
  const t = useTranslations('interviews.mine')
  const own = useWhen(undefined, zone)
  const theirs = useWhen(zone)
  const [first, other] = isTheirs ? [theirs, own] : [own, theirs]
  return {
    ...first,
    /** The same moment by the other clock, with its day where that is another; null where both clocks say the same. */
    beside(at: string) {
      const isSameDay = own.day(at) === theirs.day(at)
      if (isSameDay && own.hour(at) === theirs.hour(at)) return null
      const when = isSameDay ? other.hour(at) : other.plain(at)
      return isTheirs ? t('yours', { when }) : t('theirs', { when, zone: other.zoneWords })
    },
  }
}
