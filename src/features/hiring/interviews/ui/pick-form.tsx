import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import type { Invitation } from '../contract.ts'
import { usePick } from './use-pick.ts'

type Props = { invitation: Invitation; onDone: (given: { data: Invitation }) => void }

/** The proposed times one below the other, each by both clocks. */
export function PickForm({ invitation, onDone }: Props) {
  const t = useTranslations('interviews.mine')
  const { when, free, slot, ready, isClash, busy, error, nothing, choose, pick } = usePick(invitation, onDone)
  if (free.length === 0) return <Note tone="warm">{nothing}</Note>
  return (
    <form
      method="post"
      className="stack stack-s"
      onSubmit={(event) => {
        event.preventDefault()
        pick(slot)
      }}
    >
      <RadioGroup
        name="slot"
        look="cards"
        label={t('choose')}
        help={t('zone', { zone: when.zoneWords })}
        error={error}
        value={slot}
        onChange={choose}
        choices={free.map((one) => ({
          id: one,
          text: when.day(one),
          help: [when.hour(one), when.beside(one), isClash(one) ? t('busy') : null].filter(Boolean).join(' · '),
        }))}
      />
      <div>
        <Button type="submit" look="primary" busy={busy} disabled={!ready}>
          {t('pick')}
        </Button>
      </div>
    </form>
  )
}
