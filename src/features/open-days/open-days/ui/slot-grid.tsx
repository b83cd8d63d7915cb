import { useTranslations } from '#platform/browser/intl.ts'
import type { Slot } from '../contract.ts'
import { timeOfHalf } from '../hour-rules.ts'

type Props = {
  slots: readonly Slot[]
  href: (slot: Slot) => string
  /** Whether a full one leads to the waiting list. */
  waits: boolean
}

const noon = 24
const mostDots = 6

/** Half-hours with their free places as dots, morning and afternoon apart; full ones stay in sight. */
export function SlotGrid({ slots, href, waits }: Props) {
  const t = useTranslations('openDays.booking')
  const halves = [
    { key: 'morning', slots: slots.filter(({ half }) => half < noon) },
    { key: 'afternoon', slots: slots.filter(({ half }) => half >= noon) },
  ] as const
  if (slots.length === 0) return <p className="quiet">{t('none')}</p>
  const full = slots.filter(({ places, taken }) => taken >= places)
  return (
    <>
      {halves.map(({ key, slots: some }) =>
        some.length === 0 ? null : (
          <div key={key} className="stack stack-s">
            <p className="small faint">{t(key)}</p>
            <ul className="slots">
              {some.map((slot) => (
                <li key={slot.half}>
                  <SlotLink slot={slot} href={href(slot)} waits={waits} />
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
      {full.length > 0 && waits ? <p className="small quiet">{t('fullWait')}</p> : null}
    </>
  )
}

function SlotLink({ slot, href, waits }: { slot: Slot; href: string; waits: boolean }) {
  const t = useTranslations('openDays.booking')
  const free = slot.places - slot.taken
  const time = timeOfHalf(slot.half)
  const inside = (
    <>
      <span>{time}</span>
      <Dots slot={slot} />
      <span className="sr-only">{free > 0 ? t('free', { count: free }) : t('full')}</span>
    </>
  )
  if (free <= 0 && !waits)
    return (
      <span className="slot" data-full="">
        {inside}
      </span>
    )
  return (
    <a className="slot" data-full={free <= 0 ? '' : undefined} href={free > 0 ? href : `${href}&wait=1`} rel="nofollow">
      {inside}
    </a>
  )
}

/** As many dots as can be seen at a glance; of more places, their share. */
function Dots({ slot: { places, taken } }: { slot: Slot }) {
  const dots = Math.min(places, mostDots)
  const lit = places <= mostDots ? places - taken : Math.ceil(((places - taken) / places) * dots)
  return (
    <span className="slot-dots" aria-hidden="true">
      {Array.from({ length: dots }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have no name and never move
        <i key={at} data-free={at < lit || undefined} />
      ))}
    </span>
  )
}
