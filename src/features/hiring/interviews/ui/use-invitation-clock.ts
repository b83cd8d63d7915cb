import { useTranslations } from '#platform/browser/intl.ts'
import type { Invitation } from '../contract.ts'
import { useWhen } from './use-when.ts'

/** By which clock a candidate is told times: that of the place one comes to; for a call the own. */
export const useInvitationClock = ({ kind, zone }: Pick<Invitation, 'kind' | 'zone'>) =>
  useTwoClocks(zone, kind === 'on_site')

type Clock = ReturnType<typeof useWhen>

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
      const when = byOther(at, first, other)
      return when && (isTheirs ? t('yours', { when }) : t('theirs', { when, zone: other.zoneWords }))
    },
  }
}

/** An hour by the clock of an interview, for whoever of the team reads it by another; null where both say the same. */
export function useClockThere(zone: string | null, own: Clock) {
  const theirs = useWhen(zone ?? own.zone)
  return (at: string) => {
    const when = byOther(at, own, theirs)
    return when && `${when} · ${theirs.zoneWords}`
  }
}

function byOther(at: string, first: Clock, other: Clock): string | null {
  const isSameDay = first.day(at) === other.day(at)
  if (isSameDay && first.hour(at) === other.hour(at)) return null
  return isSameDay ? other.hour(at) : other.plain(at)
}
